/**
 * Shell → its completion script. A script runs `nonet complete -- WORDS`, which prints one
 * candidate per line, with a description after a tab. If there are no candidates, the shell
 * completes names of files. `node` and `nonet` are the paths of Node and of the command. A script
 * uses them if the shell does not find `nonet`, for example because the user calls it through npx.
 */
export const scripts: Readonly<Record<string, (node: string, nonet: string) => string>> = {
  bash: (node, nonet) => `# Completion of nonet and npx nonet in bash
__nonet_run() {
  if type -P nonet >/dev/null; then command nonet "$@"; else ${quoted(node)} ${quoted(nonet)} "$@"; fi 2>/dev/null
}
# Sets the variable words to the words of the line up to the cursor.
__nonet_words() {
  local line=\${COMP_LINE:0:COMP_POINT}
  read -ra words <<<"$line"
  if [[ $line == *[[:space:]] ]]; then words+=(''); fi
}
__nonet_reply() {
  local line current=\${@: -1}
  COMPREPLY=()
  while IFS= read -r line; do COMPREPLY+=("\${line%%$'\\t'*}"); done < <(__nonet_run complete -- "$@")
  # Bash replaces only the text after the equals sign.
  if [[ $current == *=* && $COMP_WORDBREAKS == *=* ]]; then COMPREPLY=("\${COMPREPLY[@]#*=}"); fi
}
_nonet() {
  local words
  __nonet_words
  __nonet_reply "\${words[@]:1}"
}
_nonet_npx() {
  local words i=1
  __nonet_words
  while [[ \${words[i]} == -* ]]; do i=$((i + 1)); done
  COMPREPLY=()
  if [[ \${words[i]} == nonet && i -lt \${#words[@]}-1 ]]; then
    __nonet_reply "\${words[@]:i+1}"
  elif [[ -n \${__nonet_npx_before-} ]]; then
    "$__nonet_npx_before" "$@"
  fi
}
complete -o bashdefault -o default -F _nonet nonet
# If npx already has a completion function, it still completes everything but npx nonet.
if [[ $(complete -p npx 2>/dev/null) =~ \\ -F\\ ([^ ]+) && \${BASH_REMATCH[1]} != _nonet_npx ]]; then
  __nonet_npx_before=\${BASH_REMATCH[1]}
fi
complete -o bashdefault -o default -F _nonet_npx npx
`,
  zsh: (node, nonet) => `# Completion of nonet and npx nonet in zsh
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
__nonet_run() {
  if (( $+commands[nonet] )); then command nonet "$@"; else ${quoted(node)} ${quoted(nonet)} "$@"; fi 2>/dev/null
}
_nonet() {
  local line
  local -a found
  for line in "\${(@f)$(__nonet_run complete -- "\${(@Q)words[2,CURRENT]}")}"; do
    if [[ -n $line ]]; then found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}"); fi
  done
  if (( $#found )); then _describe nonet found; else _files; fi
}
_nonet_npx() {
  if [[ $words[2] == nonet ]] && (( CURRENT > 2 )); then
    shift words
    (( CURRENT-- ))
    _nonet
  else
    \${__nonet_npx_before:-_files}
  fi
}
compdef _nonet nonet
# If npx already has a completion function, it still completes everything but npx nonet.
if [[ \${_comps[npx]:-_nonet_npx} != _nonet_npx ]]; then __nonet_npx_before=$_comps[npx]; fi
compdef _nonet_npx npx
`,
  fish: (node, nonet) => `# Completion of nonet and npx nonet in fish
function __nonet_run
    if command -q nonet
        command nonet $argv 2>/dev/null
    else
        ${quoted(node)} ${quoted(nonet)} $argv 2>/dev/null
    end
end
function __nonet_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    if test "$words[1]" = npx
        set -e words[1]
    end
    set -e words[1]
    set -l found (__nonet_run complete -- $words "$current")
    if count $found >/dev/null
        printf '%s\\n' $found
    else
        __fish_complete_path "$current"
    end
end
function __nonet_in_npx
    set -l words (commandline -opc)
    test "$words[2]" = nonet
end
complete -c nonet -f -a '(__nonet_complete)'
complete -c npx -n __nonet_in_npx -f -a '(__nonet_complete)'
`,
  powershell: (node, nonet) => `# Completion of nonet and npx nonet in PowerShell
Register-ArgumentCompleter -Native -CommandName nonet, npx -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements |
        Where-Object { $_.Extent.StartOffset -lt $cursorPosition } |
        ForEach-Object { $_.ToString() })
    if ($words[0] -like '*npx*') {
        if ($words.Count -lt 2 -or $words[1] -ne 'nonet') { return }
        $words = @($words | Select-Object -Skip 1)
    }
    $words = @($words | Select-Object -Skip 1)
    # An empty argument would be lost.
    if ($wordToComplete -eq '') { $words += '""' }
    & '${node.replaceAll("'", "''")}' '${nonet.replaceAll("'", "''")}' complete '--' @words 2>$null | ForEach-Object {
        $value, $description = $_ -split "\`t", 2
        [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $description)
    }
}
`,
};

/** Quotes a path for bash, zsh and fish. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", `'"'"'`)}'`;
}
