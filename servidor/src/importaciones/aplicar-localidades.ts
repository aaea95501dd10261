import { cargarLocalidades } from '#tablas-generales/index.ts';
import { type Obra, tituloDe } from './obra.ts';
import { localidadesPreparadas, localidadesRepetidas } from './staging.query.ts';

const POR_VEZ = 5_000;

export type ConteoDeLocalidades = {
  readonly entidad: 'localidades';
  readonly creadas: number;
  /** Rows of the file that were in the table before. */
  readonly yaEstaban: number;
};

/** Hands the staged localidades to their room. */
export async function aplicarLocalidades(obra: Obra, preparadas: number): Promise<ConteoDeLocalidades> {
  const { tx, importacionId } = obra;
  const repetidas = await localidadesRepetidas(tx, importacionId);
  await obra.rechazar(
    repetidas.map(({ fila, nombre, primera }) => ({
      fila,
      columna: tituloDe(obra, 'nombre'),
      valor: nombre,
      motivo: `Repite la localidad de la fila ${primera}: misma provincia, partido, nombre y código postal.`,
      referencia: '',
    })),
  );
  const total = preparadas - repetidas.length;
  let creadas = 0;
  let vistas = 0;
  let ultima = 0;
  for (;;) {
    const filas = await localidadesPreparadas(tx, importacionId, ultima, POR_VEZ);
    if (filas.length === 0) break;
    creadas += (await cargarLocalidades(tx, filas)).creadas;
    vistas += filas.length;
    ultima = filas.at(-1)?.fila ?? ultima;
    obra.avanzar({ etapa: 'aplicar', hechos: vistas, total });
  }
  return { entidad: 'localidades', creadas, yaEstaban: vistas - creadas };
}
