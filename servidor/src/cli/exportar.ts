import { pipeline } from 'node:stream/promises';
import { escribirEntero } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { ENTIDADES_DE_CONSOLA } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { escribirCsv } from '#http/csv.ts';
import { exportable } from '#importaciones/index.ts';
import { conArchivoEntero } from './archivo-entero.ts';
import { type Argumentos, conBase, type Orden, opcional, sinSobrantes, UsoIncorrecto } from './orden.ts';

export const exportar: Orden = {
  nombre: 'exportar',
  resumen: 'Guarda los datos en un archivo CSV, como lo lee «importar».',
  uso: `<${ENTIDADES_DE_CONSOLA.join('|')}> ARCHIVO [--lista NOMBRE]`,
  detalle: [['--lista NOMBRE', 'de qué lista son los precios de los artículos; sin esto, la de omisión']],
  opciones: { lista: { type: 'string' } },
  ejecutar: async (argumentos, consola) => {
    const { entidad, ruta, lista } = leerPedido(argumentos);
    let filas = 0;
    await conBase(consola, async ({ dbLarga }) => {
      const archivo = await exportable(dbLarga, entidad, { lista, ahora: new Date() });
      const contadas = async function* () {
        for await (const fila of archivo.filas) {
          filas += 1;
          if (filas % 1_000 === 0) consola.progreso(`Guardando ${escribirEntero(filas)} filas`);
          yield fila;
        }
      };
      const sinLugar = `No se puede escribir en ${ruta}: revisá la carpeta y los permisos.`;
      await conArchivoEntero({ ruta, modo: 0o600, sinLugar }, (destino) =>
        pipeline(escribirCsv({ ...archivo, filas: contadas() }), destino),
      );
    });
    consola.salida(`${ruta}: ${escribirEntero(filas)} ${filas === 1 ? 'fila' : 'filas'} de ${entidad}.`);
    return 0;
  },
};

function leerPedido(argumentos: Argumentos) {
  sinSobrantes(argumentos, 2);
  const [que, ruta] = argumentos.posicionales;
  const entidad = ENTIDADES_DE_CONSOLA.find((conocida) => conocida === que);
  if (entidad === undefined) throw new UsoIncorrecto(`Se exporta ${ENTIDADES_DE_CONSOLA.join(', ')}.`);
  if (ruta === undefined || ruta === '') throw new UsoIncorrecto('Falta el archivo.');
  const lista = opcional(argumentos.valores, 'lista');
  if (lista !== undefined && entidad !== 'articulos') throw new UsoIncorrecto('--lista es para exportar articulos.');
  return { entidad, ruta, lista };
}
