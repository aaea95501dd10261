/**
 * Takes the keyboard to the first field of a form that is wrong, in the order they are read. `faltas` tells which are, by the
 * `name` each has in the page.
 */
export function irALaPrimeraFalta(formulario: HTMLElement | null, faltas: Readonly<Record<string, unknown>>): void {
  const campos = [...(formulario?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
  const primero = campos.find(({ name }) => faltas[name]);
  // Of those to choose one of, the one that is: to be on another looks as if it were.
  const campo = campos.find(({ name, checked }) => checked && name === primero?.name) ?? primero;
  // What is seen of a list to choose from is not what carries its name.
  const visible = campo?.parentElement?.querySelector<HTMLElement>('[role="combobox"]') ?? campo;
  visible?.focus();
}
