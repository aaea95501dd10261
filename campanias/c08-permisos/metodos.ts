import type { Viaje } from './recorrer.ts';
import { caminoDe, type Fila } from './tabla/fila.ts';

const METODOS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** The paths of the table, once each. */
export const rutasDe = (tabla: readonly Fila[]): readonly string[] => [
  ...new Set(tabla.map((fila) => caminoDe(fila).patron)),
];

/** Whether an address is also one of that door by accident: `/articulos/buscar` is `/articulos/:id` for a PATCH. */
function alcanza(fila: Fila, metodo: string, ruta: string): boolean {
  const { metodo: suyo, patron } = caminoDe(fila);
  return suyo === metodo && new RegExp(`^${patron.replaceAll(/:\w+/g, '[^/]+')}$`).test(ruta);
}

/** The methods that a path does not have do not exist; one with a lock keeps it whatever the id; HEAD is a mute GET. */
function esBueno(status: number, posibles: readonly Fila[], anonimo: boolean): boolean {
  if (posibles.length === 0) return status === 404;
  if (anonimo && posibles.some(({ pasan }) => pasan !== 'cualquiera')) return status === 401;
  return status < 500;
}

type Ruta = {
  readonly ruta: string;
  readonly tabla: readonly Fila[];
  readonly administrador: () => Readonly<Record<string, string>>;
};

/** Asks a path for every method that has no row, without a session and as the administration. */
export async function recorrerMetodos({ mensajero, cuenta, seguir }: Viaje, pedido: Ruta): Promise<void> {
  const { ruta, tabla, administrador } = pedido;
  const concreta = ruta.replaceAll(/:\w+/g, 'nadie');
  for (const metodo of METODOS) {
    if (metodo !== 'HEAD' && tabla.some(({ puerta }) => puerta === `${metodo} ${ruta}`)) continue;
    const posibles = tabla.filter((fila) => alcanza(fila, metodo === 'HEAD' ? 'GET' : metodo, concreta));
    for (const anonimo of [true, false]) {
      if (!seguir()) return;
      const encabezados = anonimo ? {} : administrador();
      const { status, texto } = await mensajero.enviar({ metodo, ruta: concreta, encabezados });
      cuenta.celdas += 1;
      const hablo = metodo === 'HEAD' && texto !== '';
      if (esBueno(status, posibles, anonimo) && !hablo) continue;
      const que = `${metodo} ${ruta} · ${anonimo ? 'sin sesión' : 'administrador en todas'}: ${status}`;
      cuenta.violaciones.push({ invariante: 'INV-61', que, datos: texto.slice(0, 200) });
    }
  }
}
