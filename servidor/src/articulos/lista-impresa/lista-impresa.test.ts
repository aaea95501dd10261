import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articulo, caminar, lista, lote, mover, ponerPrecio } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { imagen } from '#prueba/archivos.ts';
import { leerPdf } from '#prueba/leer-pdf.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';

const MEDIDA = '/api/articulos/lista-de-precios/medida';
/** Its beginning in Argentina. */
const NUEVE_DE_DICIEMBRE = new Date('2026-12-09T03:00:00Z');
const PDF = '/api/articulos/lista-de-precios/pdf';

let prueba: Prueba;
let persona: Cliente;
let frenos: string;
let delanteras: string;
let deFrenos: string;

beforeAll(async () => {
  prueba = await crearPrueba();
  prueba.reloj.ahora = new Date('2026-11-20T15:00:00Z');
  persona = await prueba.cliente();
  const nodo = async (ruta: string, datos: object) => (await persona.post(ruta, datos)).cuerpo.id as string;
  frenos = await nodo('/api/articulos/rubros', { codigo: 'FRE', nombre: 'Frenos' });
  const familiaId = await nodo('/api/articulos/familias', { codigo: 'PAS', nombre: 'Pastillas', rubroId: frenos });
  delanteras = await nodo('/api/articulos/subfamilias', { codigo: 'DEL', nombre: 'Delanteras', familiaId });
  deFrenos = await sembrarArticulo(prueba.db, {
    codigo: 'PAS-1',
    descripcion: 'Pastilla Ñandú 2½',
    precio: '20300.00',
  });
  await prueba.db.updateTable('articulo').set({ subfamilia_id: delanteras }).where('id', '=', deFrenos).execute();
  await sembrarArticulo(prueba.db, { codigo: 'VIEJO', estado: 'INACTIVO' });
  for (let n = 0; n < 120; n++)
    await sembrarArticulo(prueba.db, { codigo: `VAR-${String(n).padStart(3, '0')}`, precio: '10.50' });
  await prueba.db
    .insertInto('saldo_stock')
    .values({ articulo_id: deFrenos, deposito_id: INICIALES.deposito, permite_negativo: false, fisico: '5' })
    .execute();
}, 60_000);
afterAll(() => prueba.cerrar());

const textosDe = async (ruta: string, quien = persona) => {
  const respuesta = await quien.get(ruta);
  expect(respuesta.status, respuesta.texto.slice(0, 300)).toBe(200);
  return leerPdf(respuesta.bytes).map(({ textos }) => textos.map(({ texto }) => texto));
};

describe('REA-01 the printed price list', () => {
  it('is paged, with an index that tells the page of each rubro, and «página n de m»', async () => {
    const medida = (await persona.get(MEDIDA)).cuerpo;
    const hojas = await textosDe(PDF);
    expect(medida).toMatchObject({ articulos: 121, paginas: hojas.length });
    expect(hojas.length).toBeGreaterThan(3);
    for (const [i, hoja] of hojas.entries()) expect(hoja).toContain(`página ${i + 1} de ${hojas.length}`);
    expect(hojas[0]).toEqual(
      expect.arrayContaining(['Índice por rubro', 'Frenos', '1 artículo', 'Sin clasificar', '120 artículos']),
    );
    for (const { nombre, pagina } of medida.rubros) expect(hojas[pagina - 1]).toContain(nombre);
    expect(medida.rubros.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Frenos', 'Sin clasificar']);
  });

  it('carries every artículo once, with its price, and none that is inactive', async () => {
    const textos = (await textosDe(PDF)).flat();
    expect(textos.filter((texto) => texto.startsWith('VAR-')).toSorted()).toEqual(
      Array.from({ length: 120 }, (_, n) => `VAR-${String(n).padStart(3, '0')}`),
    );
    expect(textos).toEqual(
      expect.arrayContaining(['PAS-1', 'Pastilla Ñandú 2½', '24.563,00', 'Pastillas · Delanteras']),
    );
    expect(textos).not.toContain('VIEJO');
    expect(textos).not.toContain('20.300,00');
  });

  it('says before it is drawn which artículos have letters that the paper has not', async () => {
    const medidos = async () => (await persona.get(`${MEDIDA}?rubroId=${frenos}`)).cuerpo.malImpresos;
    expect(await medidos()).toEqual({ cuantos: 0, codigos: [] });
    const dice = (descripcion: string) =>
      prueba.db.updateTable('articulo').set({ descripcion }).where('id', '=', deFrenos).execute();
    await dice('制动片 Ñandú');
    expect(await medidos()).toEqual({ cuantos: 1, codigos: ['PAS-1'] });
    await dice('Pastilla Ñandú 2½');
  });

  it('takes the side of IVA, the filter, the heading and the day that were asked for', async () => {
    const textos = (
      await textosDe(
        `${PDF}?precios=AMBOS&rubroId=${frenos}&negocio=Repuestos%20Sur&titulo=Mayorista&vigencia=2026-12-01`,
      )
    ).flat();
    expect(textos).toEqual(
      expect.arrayContaining(['20.300,00', '24.563,00', 'Repuestos Sur', 'Mayorista', 'Sin IVA $', 'Con IVA $']),
    );
    expect(textos.join('\n')).toContain('Vigente desde el 01/12/2026 · Precios sin y con IVA, en pesos · 1 artículo');
    expect(textos.some((texto) => texto.startsWith('VAR-'))).toBe(false);
  });

  it('PRE-05 has the prices of the day it says it holds from, of what begins to have one too, and names what is to come', async () => {
    const nuevo = await articulo(persona, { codigo: 'NUEVO-1', subfamiliaId: delanteras });
    await ponerPrecio(persona, nuevo, { importe: '100', desde: NUEVE_DE_DICIEMBRE.toISOString() });
    await ponerPrecio(persona, deFrenos, { importe: '30000', desde: NUEVE_DE_DICIEMBRE.toISOString() });
    const precios = async (vigencia: string) =>
      (await textosDe(`${PDF}?rubroId=${frenos}&precios=NETO${vigencia}`))
        .flat()
        .filter((texto) => /^[\d.]+,\d\d$/.test(texto));
    for (const hoy of ['', '&vigencia=2026-11-01', '&vigencia=2026-12-08']) {
      expect(await precios(hoy), hoy).toEqual(['20.300,00']);
    }
    expect(await precios('&vigencia=2026-12-09')).toEqual(['100,00', '30.000,00']);
    expect((await textosDe(`${PDF}?vigencia=2026-12-09`)).flat().join('\n')).toContain('Impresa el 20/11/2026 12:00');

    const { id: derivada } = await lista(persona, {
      derivacion: { base: 'LISTA', listaBaseId: INICIALES.lista, coeficiente: '2' },
    });
    const porCumplirse = async (consulta: string) =>
      (await persona.get(`${MEDIDA}?orden=codigo${consulta}`)).cuerpo.lotesPorCumplirse;
    // Of one whose price no other follows: nothing of it stands out.
    const otro = await sembrarArticulo(prueba.db, { codigo: 'W-1', precio: '50.00' });
    const aprobado = await caminar(persona, await lote(persona, [otro]), 'simular', 'aprobar');
    expect((await mover(persona, aprobado, 'programar', { aplicaDesde: '2026-12-09T11:00:00Z' })).status).toBe(200);
    for (const listaId of ['', `&listaId=${derivada}`]) {
      expect(await porCumplirse(`${listaId}&vigencia=2026-12-09`), listaId).toEqual([aprobado.numero]);
      expect(await porCumplirse(`${listaId}&vigencia=2026-12-08`), listaId).toEqual([]);
      expect(await porCumplirse(`${listaId}&vigencia=2026-12-09&rubroId=${frenos}`), listaId).toEqual([]);
      expect(await porCumplirse(listaId), listaId).toEqual([]);
    }
    const { id: otra } = await lista(persona);
    expect(await porCumplirse(`&listaId=${otra}&vigencia=2026-12-09`)).toEqual([]);
  });

  it('looks for stock only where whoever asks may see it', async () => {
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Rosario');
    const deRosario = await prueba.cliente({ permisos: ['articulo.ver', 'stock.ver'], sucursales: [sucursalId] });
    expect((await persona.get(`${MEDIDA}?conStock=true`)).cuerpo.articulos).toBe(1);
    expect((await deRosario.get(`${MEDIDA}?conStock=true`)).cuerpo.articulos).toBe(0);
    expect((await persona.get(`${MEDIDA}?listaId=${INICIALES.sucursal}`)).status).toBe(400);
    expect((await persona.get(`${PDF}?sucursalId=${INICIALES.lista}`)).status).toBe(400);
  });

  it('carries the picture of each artículo and the logo of its sucursal when they are asked for', async () => {
    const imagenes = async (consulta: string) => {
      const { status, bytes } = await persona.get(`${PDF}?rubroId=${frenos}${consulta}`);
      expect(status).toBe(200);
      return (
        Buffer.from(bytes)
          .toString('latin1')
          .match(/\/Subtype \/Image/g)?.length ?? 0
      );
    };
    const foto = { nombre: 'foto.png', contenido: await imagen(300, 200, '#0a7').png().toBuffer() };
    expect((await persona.subir(`/api/articulos/${deFrenos}/adjuntos`, {}, foto)).status).toBe(201);
    const logo = `/api/tablas-generales/sucursales/${INICIALES.sucursal}/logo`;
    expect((await persona.subir(logo, {}, foto)).status).toBeLessThan(300);

    expect(await imagenes('')).toBe(0);
    expect(await imagenes('&conImagenes=true')).toBe(1);
    expect(await imagenes('&conLogo=true')).toBe(1);
    expect(await imagenes('&conImagenes=true&conLogo=true')).toBe(2);
    const [sin, con] = [await persona.get(MEDIDA), await persona.get(`${MEDIDA}?conImagenes=true`)];
    // One of 121 has a picture: the others take no more paper than without it.
    expect(con.cuerpo.paginas).toBe(sin.cuerpo.paginas);
    expect(await textosDe(`${PDF}?conImagenes=true`)).toHaveLength(con.cuerpo.paginas);
    for (const { id } of await prueba.db
      .selectFrom('articulo')
      .select('id')
      .where('codigo', 'like', 'VAR-%')
      .execute()) {
      expect((await persona.subir(`/api/articulos/${id}/adjuntos`, {}, foto)).status).toBe(201);
    }
    const todas = await persona.get(`${MEDIDA}?conImagenes=true`);
    expect(todas.cuerpo.paginas).toBeGreaterThan(sin.cuerpo.paginas);
    expect(await textosDe(`${PDF}?conImagenes=true`)).toHaveLength(todas.cuerpo.paginas);
  });

  it('is a file to take away, and says so even when it is empty', async () => {
    const { encabezados } = await persona.get(`${PDF}?rubroId=${frenos}`);
    expect(encabezados).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="lista-de-precios-2026-11-20.pdf"; filename*=UTF-8''lista-de-precios-2026-11-20.pdf`,
      'x-paginas': '2',
    });
    expect((await textosDe(`${PDF}?marcaId=${INICIALES.lista}`)).flat()).toContain('página 2 de 2');
  });
});

describe('ART-21 what the filter shows, as a PDF', () => {
  const EXPORTAR = '/api/articulos/exportar-pdf';

  it('has every row of the filter, with the columns of the table and in their order', async () => {
    const [textos = [], ...otras] = await textosDe(
      `${EXPORTAR}?rubroId=${frenos}&columnas=descripcion,codigo,nada,stock-${INICIALES.sucursal}`,
    );
    expect(otras).toEqual([]);
    const desde = textos.indexOf('Descripción');
    expect(textos.slice(desde, desde + 3)).toEqual(['Descripción', 'Código', 'Casa Central']);
    expect(textos.slice(-3)).toEqual(['Pastilla Ñandú 2½', 'PAS-1', '5']);
    expect((await textosDe(`${EXPORTAR}?buscar=nada`)).flat().join('\n')).toContain(
      '0 artículos · Precios de Lista 1, en pesos\nBúsqueda: «nada»',
    );
  });

  it('has the columns that the table keeps for who asks for them, and only then', async () => {
    const titulos = async (columnas: string) =>
      (await textosDe(`${EXPORTAR}?rubroId=${frenos}${columnas}`))
        .flat()
        .filter((texto) => /^(Tipo|Modificado)$/.test(texto));
    expect(await titulos('')).toEqual([]);
    expect(await titulos('&columnas=codigo,modificado,tipo')).toEqual(['Modificado', 'Tipo']);
  });

  it('goes over as many pages as it needs, the last row included', async () => {
    const hojas = await textosDe(`${EXPORTAR}?orden=-codigo`);
    expect(hojas.length).toBeGreaterThan(1);
    expect(hojas.flat().filter((texto) => /^(VAR|PAS)-\d+$/.test(texto))).toHaveLength(121);
    expect(hojas.at(-1)).toContain('PAS-1');
  });
});
