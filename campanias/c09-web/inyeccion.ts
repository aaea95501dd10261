import type { Respuesta } from '#campanias/c08-permisos/enviar.ts';
import { algunos, type Batalla, type Familia, intentar } from './batalla.ts';
import { consultaDe, medioDe, type Puerta, puertasDe, quienPuede } from './puertas.ts';

const CARGAS = [
  `'`,
  `''`,
  `"`,
  `')`,
  `';--`,
  `' or '1'='1`,
  `' or 1=1 --`,
  `') or ('1'='1`,
  `%' or '1%'='1`,
  `1; drop table articulo`,
  `'; select pg_sleep(3); --`,
  `'||pg_sleep(3)||'`,
  `' and (select pg_sleep(3)) is null --`,
  `1 and (select 1 from pg_sleep(3)) is null`,
  `(select version())`,
  `nombre; select 1`,
  `nombre desc, (select pg_sleep(3))`,
  `-nombre,(case when 1=1 then 1 end)`,
  `$1`,
  `\\`,
  `%`,
  `_`,
  `{"$ne":null}`,
  `\u0000`,
  `\uD800`,
] as const;

/** A condition that is true and one that is not: an answer that tells them apart read them. */
const PAREJA = [`x' or 1=1 --`, `x' or 1=2 --`] as const;
const FORMAS: readonly unknown[] = [[], {}, 0, true, null, ['x'], { a: 1 }, -1, `${'9'.repeat(400)}`];

/**
 * Fields of a door that the short size tries. With all of them its time was over before the other kinds of attack had
 * their turn: here every door is asked, and the long run takes every field of it.
 */
const CAMPOS_DE_CORTA = process.env.TRASTIENDA_PRUEBAS === 'todo' ? Number.POSITIVE_INFINITY : 2;

export const inyeccion: Familia = {
  nombre: 'inyección en consultas',
  busca: ['c09-sql'],
  atacar: async (batalla) => {
    for (const puerta of puertasDe(batalla, true)) await enConsulta(batalla, puerta);
    for (const puerta of algunos(batalla, puertasDe(batalla, false), 12)) await enCuerpo(batalla, puerta);
  },
};

async function enConsulta(batalla: Batalla, puerta: Puerta): Promise<void> {
  const { encabezados } = quienPuede(batalla, medioDe(puerta));
  const { ruta } = await puerta.pedir();
  const camino = ruta.split('?')[0] ?? ruta;
  const leer = (consulta: Readonly<Record<string, string>>) => ({
    metodo: 'GET',
    ruta: `${camino}?${new URLSearchParams(consulta)}`,
    encabezados: encabezados(),
  });
  const campos = consultaDe(puerta);
  // Whoever looks for a planted defect goes over all of them, and stops at the one that has it.
  for (const campo of batalla.contexto.planta ? campos : algunos(batalla, campos, CAMPOS_DE_CORTA)) {
    for (const carga of algunos(batalla, CARGAS, 4)) {
      if (!batalla.seguir()) return;
      await intentar(batalla, `${puerta.nombre} ?${campo}`, leer({ [campo]: carga }), () => undefined);
    }
    const [si, no] = await Promise.all(
      PAREJA.map((carga) => intentar(batalla, `${puerta.nombre} ?${campo}`, leer({ [campo]: carga }), () => undefined)),
    );
    if (si && no && si.status === no.status && seLee(si) && largoDe(si.texto) !== largoDe(no.texto)) {
      batalla.cuenta.violaciones.push({
        invariante: 'C09',
        que: `${puerta.nombre} ?${campo}: una condición cierta y una falsa no se contestan igual`,
      });
    }
  }
  // Ids are compared as ids; anything else is nobody's.
  const conId = camino.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, (id) => encodeURIComponent(`${id}' or '1'='1`));
  if (conId !== camino) {
    const envio = { metodo: 'GET', ruta: conId, encabezados: encabezados() };
    await intentar(batalla, `${puerta.nombre} en el camino`, envio, ({ status }) =>
      status === 404 || status === 400 ? undefined : `contestó ${status}`,
    );
  }
}

/** Paper says when it was made and repeats its title, compressed: its length says nothing. */
const seLee = ({ tipo }: Respuesta): boolean => !tipo.includes('pdf');

/** A refusal repeats what was written; everything else must be as long. */
const largoDe = (texto: string): number => texto.replace(/1=[12]/g, '1=x').length;

async function enCuerpo(batalla: Batalla, puerta: Puerta): Promise<void> {
  const { encabezados } = quienPuede(batalla, medioDe(puerta));
  const parte = await puerta.pedir();
  if (typeof parte.cuerpo !== 'object' || parte.cuerpo === null || parte.archivo) return;
  const campos = Object.entries(parte.cuerpo);
  for (const [campo, valor] of campos) {
    const cargas = typeof valor === 'string' ? [...CARGAS, ...FORMAS] : FORMAS;
    for (const carga of algunos(batalla, cargas, 3)) {
      if (!batalla.seguir()) return;
      const envio = {
        ...parte,
        metodo: puerta.metodo,
        cuerpo: { ...parte.cuerpo, [campo]: carga },
        encabezados: encabezados(),
      };
      await intentar(batalla, `${puerta.nombre} con ${campo} roto`, envio, () => undefined);
    }
  }
}
