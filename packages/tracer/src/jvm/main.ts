import { extract } from './jar.ts';
import { rewriteFolder } from './rewrite.ts';

// The command line: the folder with the classes of a Java program, or the folder and the jar of a
// Kotlin program, of which the classes and the manifest are put into the folder.
const [, , folder, jar] = process.argv;
const isOfProgram = (name: string): boolean =>
  name === 'META-INF/MANIFEST.MF' || /^(?!kotlin\/|META-INF\/).*\.class$/.test(name);
if (jar !== undefined) extract(jar, folder!, isOfProgram);
// Kotlin names the local variables in class files, and messages of exceptions have these names.
rewriteFolder(folder!, jar !== undefined);
