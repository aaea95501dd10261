/**
 * The query string as plain text: «0123» and «1e5» are codes people search for, not numbers. What a value means
 * is said by the schema of each route.
 */
export function leerBusqueda(texto: string): Record<string, unknown> {
  const valores: Record<string, unknown> = {};
  for (const [nombre, valor] of new URLSearchParams(texto)) {
    const previo = valores[nombre];
    valores[nombre] = previo === undefined ? valor : [previo, valor].flat();
  }
  return valores;
}

export function escribirBusqueda(valores: Record<string, unknown>): string {
  const busqueda = new URLSearchParams();
  for (const [nombre, valor] of Object.entries(valores)) {
    for (const uno of [valor].flat()) {
      if (uno !== undefined && uno !== null && uno !== '') busqueda.append(nombre, String(uno));
    }
  }
  const texto = busqueda.toString();
  return texto === '' ? '' : `?${texto}`;
}
