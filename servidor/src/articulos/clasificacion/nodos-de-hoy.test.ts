import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lista, ponerPrecio } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { BASE, C, crearHacedor, hacia } from './ayudas-de-prueba.ts';

const DIA_MS = 86_400_000;
const AYER = diaArgentino(new Date(Date.now() - DIA_MS));

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());
const { arbol, articuloEn } = crearHacedor(() => persona);

const NIVELES = ['rubro', 'familia', 'subfamilia'] as const;
type Nivel = (typeof NIVELES)[number];
type Arbol = Awaited<ReturnType<typeof arbol>>;

let viejo: Arbol;
let nuevo: Arbol;
let suyo: { readonly id: string; readonly codigo: string };
/** Another one, elsewhere: a filter that asked nothing would bring it too. */
let ajeno: Arbol;
beforeEach(async () => {
  [viejo, nuevo, ajeno] = [await arbol(), await arbol(), await arbol()];
  await deLaCasa(ajeno);
  suyo = await deLaCasa(viejo);
});

/** An artículo of a place, on the shelf and with a price. */
async function deLaCasa({ subfamilia }: Arbol) {
  const { status, cuerpo, texto } = await articuloEn(subfamilia.id, { precio: '100' });
  expect(status, texto).toBe(201);
  await prueba.db
    .insertInto('saldo_stock')
    .values({ articulo_id: cuerpo.id, deposito_id: INICIALES.deposito, permite_negativo: false, fisico: '2' })
    .execute();
  return cuerpo;
}

async function fusionar(nivel: Nivel): Promise<void> {
  const ver = async (id: string) => (await persona.get(`${C}/${nivel}/${id}`)).cuerpo.nodo;
  const [de, en] = [viejo[nivel].id, nuevo[nivel].id];
  const { status, texto } = await persona.post(`${C}/${nivel}/${de}/fusionar`, hacia(await ver(de), await ver(en)));
  expect(status, texto).toBe(200);
}

const leer = async (ruta: string) => {
  const { status, cuerpo, texto } = await persona.get(ruta);
  expect(status, texto).toBe(200);
  return { cuerpo, texto };
};
const codigos = ({ cuerpo }: Awaited<ReturnType<typeof leer>>): readonly string[] =>
  cuerpo.filas.map(({ codigo }: { codigo: string }) => codigo);

it.each(NIVELES)('CLA-03 REA-02 the reports of a %s that was merged tell of its artículos', async (nivel) => {
  await fusionar(nivel);
  const lugar = `${nivel}Id=${viejo[nivel].id}`;
  for (const cual of ['calidad', 'valuacion', 'abc-xyz', 'cambios', 'ventas?vista=sinVentas']) {
    const [ruta, resto = ''] = cual.split('?');
    const reporte = `${BASE}/reportes/${ruta}`;
    const hallados = new Set(codigos(await leer(`${reporte}?${resto}&${lugar}`)));
    expect([cual, ...hallados]).toEqual([cual, suyo.codigo]);
    const { texto } = await leer(`${reporte}/exportar?${resto}&${lugar}&columnas=codigo`);
    expect(new Set(texto.trim().split('\r\n').slice(1))).toEqual(new Set([suyo.codigo]));
  }
  expect((await leer(`${BASE}/reportes/calidad/resumen?${lugar}`)).cuerpo.articulos).toBe(1);
});

it('CLA-03 REA-01 the printed list of a rubro that was merged carries what was in it', async () => {
  await fusionar('rubro');
  const { cuerpo } = await leer(`${BASE}/lista-de-precios/medida?rubroId=${viejo.rubro.id}`);
  expect(cuerpo).toMatchObject({ articulos: 1, rubros: [{ nombre: nuevo.rubro.nombre, articulos: 1 }] });
});

it.each(NIVELES)('CLA-03 PRE-16 the labels of what changed of a %s that was merged say where it is', async (nivel) => {
  const { id: listaId } = await lista(persona);
  const desde = new Date(Date.now() - 30 * DIA_MS);
  await prueba.db
    .insertInto('precio')
    .values({
      id: uuidv7(),
      articulo_id: suyo.id,
      lista_id: listaId,
      importe: '100',
      cantidad_desde: '0',
      desde,
      motivo: '',
    })
    .execute();
  await ponerPrecio(persona, suyo.id, { listaId, importe: '150' });
  await fusionar(nivel);
  const pedido = `cambiaronDesde=${AYER}&sucursalId=${INICIALES.sucursal}&listaId=${listaId}`;
  const { cuerpo } = await leer(`${BASE}/etiquetas/muestra?${pedido}&${nivel}Id=${viejo[nivel].id}`);
  expect(cuerpo.filas.map(({ codigo }: { codigo: string }) => codigo)).toEqual([suyo.codigo]);
  expect(cuerpo.origen).toMatch(new RegExp(` · ${nuevo[nivel].nombre}$`));
});
