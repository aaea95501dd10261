import { plural } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { verificacionDeArchivos } from '#adjuntos/index.ts';
import { leerConfiguracion } from '#configuracion.ts';
import type { Verificacion } from '#plataforma/verificacion.ts';
import { type Consola, conBase, type Orden, sinSobrantes } from './orden.ts';
import { verificaciones } from './verificaciones.ts';

/** Offending rows shown per check; their number is always said. */
const FILAS_A_LA_VISTA = 20;

export const verificar: Orden = {
  nombre: 'verificar',
  resumen: 'Comprueba la integridad de todos los datos y muestra lo que no cierra. Termina con 1 si halló algo.',
  uso: '',
  detalle: [],
  opciones: {},
  ejecutar: async (argumentos, consola) => {
    sinSobrantes(argumentos, 0);
    const todas = [...verificaciones, verificacionDeArchivos(leerConfiguracion(consola.entorno).dataDir)];
    const fallas = await conBase(consola, ({ db }) =>
      // One picture of the whole database, so that sales going on meanwhile are no findings.
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (tx) => {
          let conFilas = 0;
          for (const verificacion of todas) {
            const filas = await verificacion.consulta(tx);
            mostrar(verificacion, filas, consola);
            if (filas.length > 0) conFilas += 1;
          }
          return conFilas;
        }),
    );
    const total = todas.length;
    consola.salida(
      fallas === 0
        ? `Todo cierra: ${total} comprobaciones.`
        : `No ${fallas === 1 ? 'cierra' : 'cierran'} ${fallas} de ${total} comprobaciones.`,
    );
    return fallas === 0 ? 0 : 1;
  },
};

function mostrar({ codigo, titulo }: Verificacion, filas: readonly object[], { salida }: Consola): void {
  if (filas.length === 0) {
    salida(`OK     ${codigo.padEnd(8)} ${titulo}`);
    return;
  }
  salida(`FALLA  ${codigo.padEnd(8)} ${titulo}: ${plural(filas.length, 'fila')}`);
  for (const fila of filas.slice(0, FILAS_A_LA_VISTA)) salida(`         ${JSON.stringify(fila)}`);
  if (filas.length > FILAS_A_LA_VISTA) salida(`         … y ${filas.length - FILAS_A_LA_VISTA} más`);
}
