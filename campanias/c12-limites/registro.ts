import { ADIVINANZA } from './adivinar.ts';
import { DUENO, type Terreno } from './terreno.ts';

/** What attackers and people sent during the run that no line of the log may repeat (`seguridad.md` 3.10). */
const secretosDe = ({ clave }: Terreno): Readonly<Record<string, string>> => ({
  'una contraseña': DUENO.contrasena,
  'una contraseña que se probó': ADIVINANZA,
  'una clave de interfaz': clave,
});

/** Goes over all that the server wrote. A log without lines would have no secrets either. */
export function revisarRegistro(terreno: Terreno): void {
  const lineas = terreno.servidor.salida().split('\n');
  const pedidos = lineas.filter((linea) => linea.includes('"msg":"request"'));
  let hallados = 0;
  for (const [que, secreto] of Object.entries(secretosDe(terreno))) {
    const linea = lineas.find((una) => una.includes(secreto));
    if (linea === undefined) continue;
    hallados += 1;
    terreno.anotar(`el registro tiene ${que}`, linea.slice(0, 300));
  }
  if (pedidos.length === 0) terreno.anotar('el registro no cuenta ningún pedido');
  terreno.cifras['líneas del registro'] = lineas.length;
  terreno.cifras['secretos en el registro'] = hallados;
}
