import { cargarLocalidades } from '#tablas-generales/index.ts';
import type { RechazoDeFila } from './mensajes.ts';
import { type Obra, porPartes, tituloDe } from './obra.ts';
import { localidadesPreparadas, localidadesRepetidas, type Repetida } from './staging.query.ts';

export type ConteoDeLocalidades = {
  readonly entidad: 'localidades';
  readonly creadas: number;
  /** Rows of the file that were in the table before. */
  readonly yaEstaban: number;
};

/** Hands the staged localidades to their room. */
export async function aplicarLocalidades(obra: Obra, preparadas: number): Promise<ConteoDeLocalidades> {
  const { tx, importacionId } = obra;
  let total = preparadas;
  await porPartes(
    (parte) => localidadesRepetidas(tx, importacionId, parte),
    async (repetidas) => {
      total -= repetidas.length;
      await obra.rechazar(repetidas.map((repetida) => aRechazo(obra, repetida)));
    },
  );
  let creadas = 0;
  let vistas = 0;
  await porPartes(
    (parte) => localidadesPreparadas(tx, importacionId, parte),
    async (filas) => {
      creadas += (await cargarLocalidades(tx, filas)).creadas;
      vistas += filas.length;
      obra.avanzar({ etapa: 'aplicar', hechos: vistas, total });
    },
  );
  return { entidad: 'localidades', creadas, yaEstaban: vistas - creadas };
}

const aRechazo = (obra: Obra, { fila, nombre, primera }: Repetida): RechazoDeFila => ({
  fila,
  columna: tituloDe(obra, 'nombre'),
  valor: nombre,
  motivo: `Repite la localidad de la fila ${primera}: misma provincia, partido, nombre y código postal.`,
  referencia: '',
});
