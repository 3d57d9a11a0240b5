declare module 'pdfkit' {
  const PDFDocument: new (options: object) => unknown;
  export default PDFDocument;
}
