import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { leerPdf } from '#prueba/leer-pdf.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { articulo, caminar, hacerVencidos, lista, lote, ponerPrecio } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());
afterEach(() => {
  prueba.reloj.ahora = undefined;
});

const A = '/api/articulos';
/** Midnights in Argentina: the first of the days of a campaign, and that after the last one. */
const PRIMERO = '2035-03-01T03:00:00.000Z';
const DESPUES = '2035-03-11T03:00:00.000Z';
const ULTIMO_INSTANTE = '2035-03-11T02:59:59.999Z';
const a = (instante: string) => {
  prueba.reloj.ahora = new Date(instante);
};

type Fila = Readonly<Record<string, string | null>>;
const neto = (texto: string | null | undefined): string | null =>
  texto ? Number(texto.replace(',', '.')).toFixed(2) : null;

/** What every place says that one unit of each costs in a lista, by its código. */
async function precios(codigos: readonly string[], ids: readonly string[], listaId: string) {
  const por = async (lugar: string, leer: () => Promise<readonly (readonly [string, string | null])[]>) => {
    const dichos = new Map(await leer());
    return [lugar, codigos.map((codigo) => neto(dichos.get(codigo)))] as const;
  };
  const filas = async (url: string): Promise<readonly Fila[]> => {
    const { status, cuerpo, texto } = await persona.get(url);
    expect(status, texto).toBe(200);
    return cuerpo.filas;
  };
  const codigoDe = new Map(ids.map((id, i) => [id, codigos[i] ?? '']));
  const dichos = await Promise.all([
    por('ficha', () =>
      Promise.all(
        ids.map(async (id) => {
          const { cuerpo } = await persona.get(`${A}/${id}/precios/vigente?listaId=${listaId}`);
          return [codigoDe.get(id) ?? '', cuerpo.neto] as const;
        }),
      ),
    ),
    por('muchos', async () => {
      const { cuerpo } = await persona.post(`${A}/precios/vigentes`, { listaId, articuloIds: ids });
      return cuerpo.precios.map((fila: Fila) => [codigoDe.get(fila.articuloId ?? ''), fila.neto]);
    }),
    por('mostrador', async () =>
      (await filas(`${A}/buscar?texto=MED-&limite=20&listaId=${listaId}`)).map(({ codigo, precio }) => [
        codigo ?? '',
        precio ?? null,
      ]),
    ),
    por('tabla', async () =>
      (await filas(`${A}?buscar=MED-&listaId=${listaId}`)).map(({ codigo, precio }) => [codigo ?? '', precio ?? null]),
    ),
    por('archivo', async () => {
      const { texto } = await persona.get(`${A}/exportar?buscar=MED-&listaId=${listaId}&columnas=codigo,precio`);
      return texto
        .replace('\uFEFF', '')
        .trim()
        .split('\r\n')
        .slice(1)
        .map((linea) => linea.split(';') as [string, string]);
    }),
    por('etiquetas', async () =>
      (await filas(`${A}/etiquetas/muestra?articulos=${ids.join(',')}&listaId=${listaId}`)).map((fila) => [
        fila.codigo ?? '',
        fila.neto ?? null,
      ]),
    ),
    por('papel', async () => {
      const { bytes } = await persona.get(`${A}/lista-de-precios/pdf?listaId=${listaId}&precios=NETO`);
      const textos = leerPdf(bytes).flatMap(({ textos: suyos }) => suyos.map(({ texto }) => texto));
      return textos.flatMap((texto, i) => {
        const precio = textos.slice(i + 1).find((otro) => /^[\d.]+,\d\d$/.test(otro));
        return codigos.includes(texto) ? [[texto, precio ?? null] as const] : [];
      });
    }),
    por('sin precio', async () => {
      const faltan = new Set(
        (await filas(`${A}?buscar=MED-&listaId=${listaId}&sinPrecio=true`)).map(({ codigo }) => codigo),
      );
      const todos = await filas(`${A}?buscar=MED-&listaId=${listaId}`);
      return todos.map(({ codigo, precio }) => [codigo ?? '', faltan.has(codigo ?? '') ? null : (precio ?? '0')]);
    }),
  ]);
  return Object.fromEntries(dichos);
}

it('PRE-05 UA-12 the last day of a price counts whole and the next one not, wherever a price is told', async () => {
  const { id: derivada } = await lista(persona, {
    derivacion: { base: 'LISTA', listaBaseId: INICIALES.lista, coeficiente: '2' },
  });
  const codigos = ['MED-CAMPANIA', 'MED-CANTIDAD', 'MED-PROGRAMADO', 'MED-TERMINA', 'MED-LOTE'];
  const ids: string[] = [];
  for (const codigo of codigos) ids.push(await articulo(persona, { codigo, precio: '100' }));
  const [campania = '', cantidad = '', programado = '', termina = '', deLote = ''] = ids;
  await prueba.db
    .insertInto('saldo_stock')
    .values(
      ids.map((articulo_id) => ({
        ...{ articulo_id, deposito_id: INICIALES.deposito, permite_negativo: false, fisico: '9' },
      })),
    )
    .execute();
  await ponerPrecio(persona, campania, { importe: '80', desde: PRIMERO, hasta: DESPUES });
  await ponerPrecio(persona, cantidad, { importe: '90', cantidadDesde: '12', desde: PRIMERO, hasta: DESPUES });
  await ponerPrecio(persona, programado, { importe: '120', desde: DESPUES });
  await ponerPrecio(persona, termina, { importe: null, desde: DESPUES });
  a('2035-03-05T15:00:00.000Z');
  const regla = { tipo: 'PORCENTAJE', valor: '-10' };
  await caminar(persona, await lote(persona, [deLote], { regla, hasta: DESPUES }), 'simular', 'aprobar', 'aplicar');

  const enTodas = async (esperados: readonly (string | null)[]) => {
    for (const [listaId, por] of [
      [INICIALES.lista, 1],
      [derivada, 2],
    ] as const) {
      const suyos = esperados.map((uno) => uno && (Number(uno) * por).toFixed(2));
      const dichos = await precios(codigos, ids, listaId);
      expect(dichos, listaId).toEqual(Object.fromEntries(Object.keys(dichos).map((lugar) => [lugar, suyos])));
      for (const [cuantos, unitario] of [
        ['12', prueba.reloj.ahora && prueba.reloj.ahora < new Date(DESPUES) ? 90 : 100],
        ['11', 100],
      ] as const) {
        const nota = await persona.post('/api/ventas/notas-de-pedido', {
          ...{ clienteId: INICIALES.consumidorFinal, depositoId: INICIALES.deposito, listaId },
          renglones: [{ articuloId: cantidad, cantidad: cuantos }],
        });
        expect(nota.cuerpo.renglones[0].precio, nota.texto).toBe((unitario * por).toFixed(2));
      }
    }
  };
  const cambiaron = async (desde: string) => {
    const { cuerpo } = await persona.get(
      `${A}/etiquetas/muestra?cambiaronDesde=${desde}&sucursalId=${INICIALES.sucursal}&listaId=${INICIALES.lista}`,
    );
    return cuerpo.filas.map(({ codigo }: Fila) => codigo);
  };
  const enElInforme = async (dia: string) => {
    const { cuerpo } = await persona.get(`${A}/reportes/cambios?clase=PRECIO&desde=${dia}&hasta=${dia}&porPagina=50`);
    return cuerpo.filas.map(({ codigo, despues }: Fila) => `${codigo} ${despues}`).toSorted();
  };

  a(ULTIMO_INSTANTE);
  await enTodas(['80.00', '100.00', '100.00', '100.00', '90.00']);
  expect(await cambiaron('2035-03-10')).toEqual([]);
  expect(await enElInforme('2035-03-10')).toEqual([]);
  a(DESPUES);
  await hacerVencidos(prueba);
  await enTodas(['100.00', '100.00', '120.00', null, '100.00']);
  expect(await cambiaron('2035-03-11')).toEqual(['MED-CAMPANIA', 'MED-LOTE', 'MED-PROGRAMADO']);
  expect(await enElInforme('2035-03-10')).toEqual([]);
  expect(await enElInforme('2035-03-11')).toEqual([
    'MED-CAMPANIA 100',
    'MED-CANTIDAD null',
    'MED-LOTE 100',
    'MED-PROGRAMADO 120',
    'MED-TERMINA null',
  ]);
});
