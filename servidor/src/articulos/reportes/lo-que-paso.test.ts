import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { C, crearHacedor, hacia } from '#articulos/clasificacion/ayudas-de-prueba.ts';
import { ponerCosto, ponerPrecio } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

const A = '/api/articulos';
const CAMBIOS = `${A}/reportes/cambios`;
const DIA_MS = 86_400_000;

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'C. Nadal' });
});
afterAll(() => prueba.cerrar());
const { arbol, articuloEn } = crearHacedor(() => persona);

const leer = async (query: string, ruta = CAMBIOS) => {
  const { status, cuerpo } = await persona.get(`${ruta}?${query}`);
  expect(status, JSON.stringify(cuerpo)).toBe(200);
  return cuerpo;
};
async function hecho(ruta: string, cuerpo: object): Promise<string> {
  const { status, cuerpo: dicho } = await persona.post(`${C}/${ruta}`, cuerpo);
  expect(status, JSON.stringify(dicho)).toBe(200);
  return dicho.loteId;
}
const llamado = (rubro: string, familia: string, subfamilia: string) =>
  arbol({ rubro: { nombre: rubro }, familia: { nombre: familia }, subfamilia: { nombre: subfamilia } });

it('REA-04 what is scheduled has not changed yet, however far the period goes', async () => {
  const { id } = (await persona.post(A, { codigo: 'POR-VENIR', descripcion: 'Correa', precio: '100' })).cuerpo;
  const dentroDe = (dias: number) => new Date(Date.now() + dias * DIA_MS);
  const manana = {
    importe: '150',
    desde: dentroDe(1).toISOString(),
    hasta: dentroDe(2).toISOString(),
    motivo: 'Campaña',
  };
  await ponerPrecio(persona, id, manana);
  const derivacion = { base: 'LISTA', listaBaseId: INICIALES.lista, coeficiente: '2' };
  const lista = (await persona.post(`${A}/listas-de-precio`, { nombre: 'Taller', derivacion })).cuerpo;
  const otra = { ...derivacion, coeficiente: '2.1' };
  const { id: sinPrecio } = (await persona.post(A, { codigo: 'SIN-NADA', descripcion: 'Correa' })).cuerpo;
  await ponerPrecio(persona, sinPrecio, { importe: '80', desde: dentroDe(1).toISOString() });
  const { status } = await persona.patch(`${A}/listas-de-precio/${lista.id}`, {
    version: lista.version,
    derivacion: otra,
  });
  expect(status).toBe(200);

  const hasta = `hasta=${diaArgentino(dentroDe(5))}`;
  const precios = (await leer(`clase=PRECIO&buscar=por-venir&${hasta}`)).filas;
  expect(precios).toMatchObject([{ despues: '100' }]);
  expect((await leer(`clase=PRECIO&${hasta}&contar=exacto`)).total).toBe(1);
  // Nor does a lista work out a price of what has none yet.
  const formulas = (await leer(`clase=FORMULA&${hasta}`)).filas;
  expect(formulas.map(({ codigo }: { codigo: string }) => codigo)).toEqual(['POR-VENIR']);
  const { clases, hasta: dicho } = await leer(hasta, `${CAMBIOS}/resumen`);
  expect(clases).toContainEqual({ clase: 'PRECIO', cambios: 1 });
  expect(dicho).toBe(diaArgentino(dentroDe(5)));
  const { texto } = await persona.get(`${CAMBIOS}/exportar?clase=PRECIO&${hasta}`);
  expect(texto).not.toContain('150,00');
});

it('REA-04 ART-26 what went along with its node, and came back, is told as its ficha tells it', async () => {
  const motor = await llamado('Motor', 'Correas', 'Poly-V');
  const frenos = await llamado('Frenos', 'Discos', 'Ventilados');
  const { codigo, id } = (await articuloEn(motor.subfamilia.id)).cuerpo;
  await articuloEn(frenos.subfamilia.id);

  await hecho(`familia/${motor.familia.id}/mover`, hacia(motor.familia, frenos.rubro));
  const baja = await hecho(`subfamilia/${motor.subfamilia.id}/mover`, hacia(motor.subfamilia, frenos.familia));
  await hecho(`lotes/${baja}/deshacer`, { motivo: 'Estaba bien' });
  // Born after all that, it was never elsewhere.
  await articuloEn(motor.subfamilia.id);

  const comun = { clase: 'CLASIFICACION', codigo, articuloId: id, quien: 'C. Nadal' };
  const { filas, total } = await leer('clase=CLASIFICACION');
  expect(filas).toEqual([
    expect.objectContaining({
      ...{ ...comun, motivo: 'Estaba bien', campo: 'familia' },
      ...{ antes: 'Frenos › Discos', despues: 'Frenos › Correas' },
    }),
    expect.objectContaining({ ...comun, campo: 'familia', antes: 'Frenos › Correas', despues: 'Frenos › Discos' }),
    expect.objectContaining({
      ...comun,
      campo: 'rubro',
      antes: 'Motor',
      despues: 'Frenos',
      motivo: 'Ordenar el catálogo',
    }),
  ]);
  expect(total).toBe(3);
  expect(new Set(filas.map((fila: { id: string }) => fila.id)).size).toBe(3);
  expect((await leer('clase=CLASIFICACION&filtros=motivo:contiene:estaba')).filas).toHaveLength(1);
  expect((await leer('', `${CAMBIOS}/resumen`)).clases).toContainEqual({ clase: 'CLASIFICACION', cambios: 3 });
  const { texto } = await persona.get(`${CAMBIOS}/exportar?clase=CLASIFICACION&columnas=campo,antes,despues`);
  expect(texto).toContain('Clasificación;Familia;Frenos › Discos;Frenos › Correas');
  expect(texto).toContain('Clasificación;Rubro;Motor;Frenos');
  const enLaFicha = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo.hechos;
  const dichos = filas.map(({ campo, antes, despues }: Record<string, unknown>) => [{ campo, antes, despues }]);
  expect(enLaFicha.slice(0, 3).map(({ campos }: { campos: object[] }) => campos)).toEqual(dichos);
});

it('REA-04 CLA-03 a merge is told once of each: of what it wrote, by name, and of what its nodes took along, by where they were', async () => {
  const [pierde, gana] = [await llamado('Audio', 'Parlantes', 'Seis'), await llamado('Sonido', 'Otros', 'Varios')];
  const [va, otro] = [(await articuloEn(pierde.subfamilia.id)).cuerpo, (await articuloEn(pierde.subfamilia.id)).cuerpo];
  await hecho(`rubro/${pierde.rubro.id}/fusionar`, hacia(pierde.rubro, gana.rubro));
  await hecho(`familia/${pierde.familia.id}/fusionar`, hacia({ ...pierde.familia, version: 2 }, gana.familia));
  // It leaves before the last one, which is no news of it.
  const { version } = (await persona.get(`${A}/${otro.id}`)).cuerpo;
  const sale = await persona.patch(`${A}/${otro.id}`, { version, subfamiliaId: gana.subfamilia.id });
  expect(sale.status, sale.texto).toBe(200);
  await hecho(
    `subfamilia/${pierde.subfamilia.id}/fusionar`,
    hacia({ ...pierde.subfamilia, version: 2 }, gana.subfamilia),
  );

  const de = async (codigo: string) =>
    (await leer(`clase=CLASIFICACION&filtros=codigo:igual:${codigo}`)).filas.map(
      ({ campo, antes, despues }: Record<string, string>) => `${campo}: ${antes} → ${despues}`,
    );
  const juntos = ['familia: Sonido › Parlantes → Sonido › Otros', 'rubro: Audio → Sonido'];
  expect(await de(va.codigo)).toEqual(['subfamilia: Seis → Varios', ...juntos]);
  expect(await de(otro.codigo)).toEqual(juntos);
});

it('REA-04 a cost in another currency is told beside the one it took the place of, and moved by no percentage', async () => {
  const { id } = (await persona.post(A, { codigo: 'OTRA-MONEDA', descripcion: 'Ruleman' })).cuerpo;
  for (const [moneda, importe] of [
    ['ARS', '100'],
    ['USD', '10'],
    ['ARS', '12000'],
    ['ARS', '15000'],
  ] as const)
    await ponerCosto(persona, id, { moneda, importe });
  const { filas } = await leer('clase=COSTO&buscar=otra-moneda');
  expect(
    filas.map(({ campo, antes, despues, variacion }: Record<string, unknown>) => [campo, antes, despues, variacion]),
  ).toEqual([
    ['ARS', '12000', '15000', '25'],
    ['USD → ARS', '10', '12000', null],
    ['ARS → USD', '100', '10', null],
    ['ARS', null, '100', null],
  ]);
  const conVariacion = async (rango: string) =>
    (await leer(`clase=COSTO&buscar=otra-moneda&filtros=variacion:entre:${rango}`)).filas.length;
  expect([await conVariacion('20,30'), await conVariacion('1000,'), await conVariacion(',-50')]).toEqual([1, 0, 0]);
});
