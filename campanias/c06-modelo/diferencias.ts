/** Where two values differ, one line each: "notas.n3.2: 4, y el modelo dice 5". Empty when they are the same. */
export function diferencias(visto: unknown, esperado: unknown, lugar = ''): string[] {
  if (Object.is(visto, esperado)) return [];
  if (!esObjeto(visto) || !esObjeto(esperado)) {
    return [
      `${lugar === '' ? '' : `${lugar}: `}${JSON.stringify(visto)}, y el modelo dice ${JSON.stringify(esperado)}`,
    ];
  }
  const campos = new Set([...Object.keys(visto), ...Object.keys(esperado)]);
  return [...campos].flatMap((campo) =>
    diferencias(visto[campo], esperado[campo], lugar === '' ? campo : `${lugar}.${campo}`),
  );
}

const esObjeto = (valor: unknown): valor is Record<string, unknown> => typeof valor === 'object' && valor !== null;
