/** The text of a classic script: the file with all that it imports. */
declare module '*?script' {
  const text: string;
  export default text;
}
