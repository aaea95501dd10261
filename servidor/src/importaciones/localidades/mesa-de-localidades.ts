import { type FilaDeLocalidad, interpretarLocalidad } from '@trastienda/nucleo/importaciones/entidades/localidad.ts';
import { sql } from 'kysely';
import type { Celda } from '#db/copia.ts';
import { analizarPor } from '#importaciones/trabajo/carga.ts';
import type { RechazoDeFila } from '#importaciones/trabajo/mensajes.ts';
import { type Conteo, type Mesa, type Obra, porPartes, tituloDe } from '#importaciones/trabajo/obra.ts';
import { crearPila, vaciar } from '#importaciones/trabajo/pila.ts';
import { localidadesPreparadas, localidadesRepetidas, type Repetida } from '#importaciones/ventas/staging.query.ts';
import { quitarDeStaging, vaciarStaging } from '#importaciones/ventas/staging.repo.ts';
import { cargarLocalidades } from '#tablas-generales/index.ts';

export type ConteoDeLocalidades = Conteo & {
  readonly entidad: 'localidades';
  readonly creadas: number;
  /** Rows of the file that were in the table before. */
  readonly yaEstaban: number;
};

const COLUMNAS = [
  'importacion_id',
  'fila',
  'provincia_iso',
  'nombre',
  'partido',
  'codigo_postal',
  'latitud',
  'longitud',
  'nombre_norm',
  'partido_norm',
] as const;

export async function abrirMesaDeLocalidades(obra: Obra): Promise<Mesa<ConteoDeLocalidades>> {
  const filas = crearPila(obra.copiar, 'importacion_localidad', COLUMNAS);
  return {
    referencia: 'nombre',
    recibir: (celdas, fila) => {
      const leida = interpretarLocalidad(obra.tabla, celdas, fila);
      if (!leida.aceptada) return leida.rechazos;
      filas.poner(aCeldas(obra.importacionId, leida.fila));
      return [];
    },
    volcar: () => vaciar(filas),
    terminar: () => terminar(obra),
  };
}

const aCeldas = (importacionId: string, fila: FilaDeLocalidad): Celda[] => [
  importacionId,
  fila.fila,
  fila.provinciaIso,
  fila.nombre,
  fila.partido,
  fila.codigoPostal,
  fila.latitud,
  fila.longitud,
  fila.nombreNorm,
  fila.partidoNorm,
];

/** Hands the staged localidades to their room. */
async function terminar(obra: Obra): Promise<ConteoDeLocalidades> {
  const { tx, importacionId } = obra;
  await porPartes(
    (parte) => localidadesRepetidas(tx, importacionId, parte),
    async (repetidas) => {
      await obra.rechazar(repetidas.map((repetida) => aRechazo(obra, repetida)));
      await quitarDeStaging(
        tx,
        importacionId,
        'importacion_localidad',
        repetidas.map(({ fila }) => fila),
      );
    },
  );
  await analizarPor(tx, 'importacion_localidad', 'importacion_id', ...LO_QUE_COMPARA);
  const { creadas, yaEstaban } = await guardarResultados(obra);
  if (!obra.simular) {
    await cargar(obra, creadas + yaEstaban);
    await nombrarCreadas(obra);
  } else await vaciarStaging(tx, importacionId, 'importacion_localidad');
  const conteo = { crear: creadas, actualizar: 0, sinCambios: yaEstaban };
  return { entidad: 'localidades', creadas, yaEstaban, ...conteo, detalles: [] };
}

const LO_QUE_COMPARA = ['nombre_norm', 'partido_norm', 'codigo_postal'] as const;

/** A localidad `l` and a row `s` of the file, in the provincia `p`. */
const ES_LA_MISMA = sql`l.provincia_id = p.id and l.nombre_norm = s.nombre_norm and l.partido_norm = s.partido_norm
  and coalesce(l.codigo_postal, '') = coalesce(s.codigo_postal, '')`;

async function guardarResultados({ tx, importacionId }: Obra) {
  const { rows } = await sql<{ creadas: number; yaEstaban: number }>`
    with puestas as (
      insert into importacion_fila (importacion_id, fila, resultado, referencia, texto, registro_id, despues)
      select s.importacion_id, s.fila, case when l.id is null then 'CREAR' else 'SIN_CAMBIOS' end, s.nombre,
             concat_ws(', ', nullif(s.partido, ''), p.nombre), l.id,
             case when l.id is null then jsonb_strip_nulls(jsonb_build_object(
               'partido', nullif(s.partido, ''), 'provincia', p.nombre, 'codigoPostal', s.codigo_postal)) end
        from importacion_localidad s
        join provincia p on p.iso = s.provincia_iso
        left join localidad l on ${ES_LA_MISMA}
       where s.importacion_id = ${importacionId}
      returning resultado)
    select count(*) filter (where resultado = 'CREAR') as creadas,
           count(*) filter (where resultado <> 'CREAR') as "yaEstaban" from puestas
  `.execute(tx);
  return rows[0] ?? { creadas: 0, yaEstaban: 0 };
}

async function cargar({ tx, importacionId, avanzar }: Obra, total: number): Promise<void> {
  let vistas = 0;
  await porPartes(
    (parte) => localidadesPreparadas(tx, importacionId, parte),
    async (filas) => {
      await cargarLocalidades(tx, filas);
      vistas += filas.length;
      avanzar({ etapa: 'guardar', hechos: vistas, total });
    },
  );
}

/** Each row that created one says which. With what was known before they came, it looks for each among all of them. */
async function nombrarCreadas({ tx, importacionId }: Obra): Promise<void> {
  await analizarPor(tx, 'localidad', 'provincia_id', ...LO_QUE_COMPARA);
  await analizarPor(tx, 'importacion_fila', 'importacion_id', 'fila', 'resultado');
  await sql`
    update importacion_fila f set registro_id = l.id
      from importacion_localidad s join provincia p on p.iso = s.provincia_iso join localidad l on ${ES_LA_MISMA}
     where f.importacion_id = ${importacionId} and f.resultado = 'CREAR' and s.importacion_id = f.importacion_id
       and s.fila = f.fila
  `.execute(tx);
}

const aRechazo = (obra: Obra, { fila, nombre, primera }: Repetida): RechazoDeFila => ({
  fila,
  columna: tituloDe(obra, 'nombre'),
  valor: nombre,
  motivo: `Repite la localidad de la fila ${primera}: misma provincia, partido, nombre y código postal.`,
  referencia: '',
});
