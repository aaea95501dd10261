import type { Db } from '#db/db.ts';
import { hayDemo } from './base.query.ts';
import { cargarDemo } from './cargar.ts';
import { fraseDeRechazo, fraseDeResumen } from './frases.ts';
import { pedidoPorOmision } from './pedido.ts';

/**
 * What `npm start -- --demo` does before serving: loads the small company once. When it is there already, or the
 * database has data of its own, it says so and the server starts all the same: a flag left behind stops nobody.
 */
export async function ofrecerDemo(db: Db, decir: (linea: string) => void): Promise<void> {
  if (await hayDemo(db)) {
    decir('La empresa de demostración ya está cargada.');
    return;
  }
  decir('Cargando la empresa de demostración: tarda unos segundos…');
  const resultado = await cargarDemo(db, pedidoPorOmision(new Date()));
  decir(resultado.ok ? fraseDeResumen(resultado.value) : fraseDeRechazo(resultado.error));
}
