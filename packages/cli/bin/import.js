/** Imports a module. The command itself is a script of V8, which cannot import anything. */
module.exports = (name) => import(name);
