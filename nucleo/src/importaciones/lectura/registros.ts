/**
 * The first records of a delimited text (RFC 4180 quoting), to look at a file before reading it in full.
 * `texto` may be cut anywhere: a record without its line end counts only when `completo`.
 */
export function primerosRegistros(texto: string, separador: string, maximo: number, completo: boolean): string[][] {
  const registros: string[][] = [];
  let registro: string[] = [];
  let celda = '';
  let entreComillas = false;
  for (let i = 0; i < texto.length && registros.length < maximo; i += 1) {
    const letra = texto.charAt(i);
    if (entreComillas) {
      if (letra !== '"') celda += letra;
      else if (texto.charAt(i + 1) === '"') {
        celda += '"';
        i += 1;
      } else entreComillas = false;
    } else if (letra === '"' && celda === '') entreComillas = true;
    else if (letra === separador) {
      registro.push(celda);
      celda = '';
    } else if (letra === '\n' || letra === '\r') {
      if (letra === '\r' && texto.charAt(i + 1) === '\n') i += 1;
      registros.push([...registro, celda]);
      registro = [];
      celda = '';
    } else celda += letra;
  }
  const queda = registro.length > 0 || celda !== '';
  if (completo && queda && registros.length < maximo) registros.push([...registro, celda]);
  return registros;
}
