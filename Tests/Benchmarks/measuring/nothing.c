// A program that does nothing: the least that starting a process takes.
int main(void) { return 0; }
