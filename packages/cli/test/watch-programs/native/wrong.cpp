int main() {
    int cell = "4";
}
