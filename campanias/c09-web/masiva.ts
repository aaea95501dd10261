import { algunos, type Batalla, type Familia, intentar } from './batalla.ts';
import { camposDe, medioDe, type Puerta, puertasDe, quienPuede, tomaCuerpo } from './puertas.ts';

/** What would matter most if a body could set it, and what would reach the objects themselves. */
const PELIGROSOS: readonly (readonly [string, unknown])[] = [
  ['rol', 'administrador'],
  ['es_administrador', true],
  ['usuario_id', '00000000-0000-7000-8000-000000000001'],
  ['creado_por', 'otro'],
  ['token_hash', 'x'],
  ['__proto__', { administrador: true }],
  ['constructor', { prototype: { administrador: true } }],
  ['prototype', { administrador: true }],
];

export const masiva: Familia = {
  nombre: 'campos de más',
  busca: ['c09-campos-de-mas'],
  atacar: async (batalla) => {
    const columnas = await columnasDe(batalla);
    for (const puerta of algunos(batalla, puertasDe(batalla, false), 25)) {
      await enPuerta(batalla, puerta, [...PELIGROSOS, ...columnas.map((columna) => [columna, 'x'] as const)]);
    }
  },
};

/** Every name of the schema that no field of a contract can have: ours are written without underscores. */
async function columnasDe({ pool, contexto }: Batalla): Promise<readonly string[]> {
  const { rows } = await pool.query<{ nombre: string }>(
    `select distinct column_name as nombre from information_schema.columns
     where table_schema = current_schema() and column_name like '%\\_%' order by 1`,
  );
  const nombres = rows.map(({ nombre }) => nombre);
  return contexto.tamano === 'full'
    ? nombres
    : contexto.azar.barajar(nombres).slice(0, contexto.tamano === 'quick' ? 8 : 2);
}

async function enPuerta(
  batalla: Batalla,
  puerta: Puerta,
  campos: readonly (readonly [string, unknown])[],
): Promise<void> {
  const { encabezados } = quienPuede(batalla, medioDe(puerta));
  const parte = await puerta.pedir();
  if (parte.archivo || !tomaCuerpo(puerta)) return;
  const base = (parte.cuerpo ?? {}) as object;
  const suyos = camposDe(puerta);
  for (const [campo, valor] of campos) {
    // A field of its own is judged by who may set it, in the matrix of permissions.
    if (suyos.includes(campo)) continue;
    if (!batalla.seguir()) return;
    // Computed, so that it is a field of the body also when it is called `__proto__`.
    const cuerpo = { ...base, [campo]: valor };
    const envio = { ...parte, metodo: puerta.metodo, cuerpo, encabezados: encabezados() };
    await intentar(batalla, `${puerta.nombre} con ${campo}`, envio, ({ status }) =>
      status === 400 ? undefined : `contestó ${status} en vez de 400`,
    );
  }
}
