import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { filasDeHoja, libroDe } from '#importaciones/planilla/planillas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let admin: Cliente;
let aplicaciones: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  aplicaciones = importadorDe(admin, 'aplicaciones');
  await importadorDe(admin, 'articulos').importar('codigo;descripcion\nA-1;Pastilla\nA-2;Disco\nA-3;Bujía\n');
});
afterAll(() => prueba.cerrar());

const ARCHIVO = `Código;Marca;Modelo;Motor;Desde;Hasta;Nota
a1;VW;Gol Trend;1.6 8V;2008;2013;
A-1;vw;GOL TREND;1,6 8v;2013;;Con ABS
A-2;VW;Voyage;;;;
A-1;VW;Gol Trend;1.6 8V;2008;2013;
X-9;VW;Gol;;;;
A-2;;Gol;;;;
A-2;Fiat;Uno;;15;;
`;

const motivos = async (id: string) =>
  (await aplicaciones.filas(id)).cuerpo.filas.flatMap(
    ({ fila, rechazos }: { fila: number; rechazos: { motivo: string }[] }) =>
      rechazos.map(({ motivo }) => `${fila}: ${motivo}`),
  );

const guardadas = async () =>
  (
    await prueba.pool.query(
      `select concat_ws('|', a.codigo, v.marca, v.modelo, v.motor, x.desde, x.hasta, x.nota) as linea
         from aplicacion x join articulo a on a.id = x.articulo_id join vehiculo v on v.id = x.vehiculo_id order by 1`,
    )
  ).rows.map(({ linea }) => linea);

describe('a file of applications', () => {
  it('ART-20 is rehearsed without changing anything, and says of each row what becomes of it', async () => {
    const { id } = (await aplicaciones.subir(ARCHIVO)).cuerpo;
    const { cuerpo } = await aplicaciones.hacer(id, 'validar');
    expect(cuerpo).toMatchObject({ estado: 'VALIDADA', crear: 3, sinCambios: 0, rechazadas: 4 });
    expect(cuerpo.detalles).toEqual([
      { texto: 'Artículos con vehículos nuevos', cantidad: 2 },
      { texto: 'Vehículos que no estaban', cantidad: 2 },
    ]);
    expect(await motivos(id)).toEqual([
      '5: Repite lo que dice la fila 2.',
      '6: No existe ese artículo. Importá primero los artículos.',
      '7: Falta la marca del vehículo.',
      '8: No es un año: va con cuatro cifras, de 1900 a 2100.',
    ]);
    const [primera] = (await aplicaciones.filas(id)).cuerpo.filas;
    expect(primera).toMatchObject({ resultado: 'CREAR', referencia: 'a1', texto: 'Pastilla' });
    expect(primera.cambios).toContainEqual({ campo: 'Modelo', antes: null, despues: 'Gol Trend' });
    expect(await guardadas()).toEqual([]);
  });

  it('RN-28 comes in, the first spelling of a vehicle staying, and the same file again changes nothing (INV-74)', async () => {
    const { cuerpo } = await aplicaciones.importar(ARCHIVO);
    expect(cuerpo).toMatchObject({ estado: 'APLICADA', crear: 3, rechazadas: 4 });
    expect(await guardadas()).toEqual([
      'A-1|VW|Gol Trend|1.6 8V|2008|2013|',
      'A-1|VW|Gol Trend|1.6 8V|2013|Con ABS',
      'A-2|VW|Voyage||',
    ]);
    const encontrados = await admin.get('/api/articulos/buscar?texto=gol%20trend%202010');
    expect(JSON.stringify(encontrados.cuerpo)).toContain('A-1');
    const otra = await aplicaciones.importar(ARCHIVO);
    expect(otra.cuerpo).toMatchObject({ crear: 0, sinCambios: 3, rechazadas: 4 });
    expect(await guardadas()).toHaveLength(3);
  });

  it('comes as a spreadsheet too, whose years are numbers', async () => {
    const hoja = [
      ['Código', 'Marca del vehículo', 'Modelo', 'Desde año', 'Hasta año'],
      ['A-3', 'Fiat', 'Palio', 1996, 2011],
    ];
    const { id } = (
      await aplicaciones.subir(libroDe({ hojas: [{ nombre: 'Hoja1', xml: filasDeHoja(hoja) }] }), 'vehiculos.xlsx')
    ).cuerpo;
    expect((await aplicaciones.hacer(id, 'aplicar')).cuerpo).toMatchObject({ crear: 1, rechazadas: 0 });
    expect(await guardadas()).toContain('A-3|Fiat|Palio||1996|2011|');
  });

  it('INV-74 is taken back: what nobody touched goes, what somebody changed or took away stays as it is', async () => {
    const { cuerpo } = await aplicaciones.importar(
      'codigo;marca;modelo\nA-3;Renault;Clio\nA-3;Renault;Logan\nA-3;Renault;Sandero\n',
    );
    const ficha = (await admin.get('/api/articulos?buscar=A-3')).cuerpo.filas[0];
    await prueba.pool.query(
      "update aplicacion x set nota = 'Sólo nafta' from vehiculo v where v.id = x.vehiculo_id and v.modelo = 'Logan'",
    );
    await prueba.pool.query(
      "delete from aplicacion x using vehiculo v where v.id = x.vehiculo_id and v.modelo = 'Sandero'",
    );
    const revertida = await aplicaciones.hacer(cuerpo.id, 'revertir');
    expect(revertida.cuerpo).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 2 });
    const { filas } = (await aplicaciones.filas(cuerpo.id, 'noRevertidas=true')).cuerpo;
    expect(filas.map(({ noRevertida }: { noRevertida: string }) => noRevertida)).toEqual([
      'Alguien la cambió después.',
      'Alguien la quitó después.',
    ]);
    expect(await guardadas()).toEqual(expect.arrayContaining([expect.stringContaining('Logan')]));
    expect((await guardadas()).filter((linea) => linea.includes('Clio'))).toEqual([]);
    const despues = (await admin.get(`/api/articulos/${ficha.id}`)).cuerpo;
    expect(despues.version).toBeGreaterThan(ficha.version);
  });

  it('INV-74 ART-27 what went over to the artículo that stays, when two were merged, stays with it', async () => {
    const crear = async (codigo: string): Promise<string> =>
      (await admin.post('/api/articulos', { codigo, descripcion: 'Repetido' })).cuerpo.id;
    const [cede, queda] = [await crear('FU-1'), await crear('FU-2')];
    const { cuerpo } = await aplicaciones.importar('codigo;marca;modelo\nFU-1;Seat;Ibiza\nA-1;Seat;Ibiza\n');
    const fusion = { version: 2, enId: queda, versionDelOtro: 1, motivo: 'Son el mismo' };
    const fundida = await admin.post(`/api/articulos/${cede}/fusion`, fusion);
    expect(fundida.status, fundida.texto).toBe(200);
    expect((await aplicaciones.hacer(cuerpo.id, 'revertir')).cuerpo).toMatchObject({ noRevertidas: 1 });
    const { filas } = (await aplicaciones.filas(cuerpo.id, 'noRevertidas=true')).cuerpo;
    expect(filas).toMatchObject([{ referencia: 'FU-1', noRevertida: 'Pasó a otro artículo.' }]);
    expect((await guardadas()).filter((linea) => linea.includes('Ibiza'))).toEqual(['FU-2|Seat|Ibiza||']);
  });

  it('is no way around permissions: who may not edit artículos may not apply it', async () => {
    const persona = await prueba.cliente({ permisos: ['importacion.hacer'] });
    const suya = importadorDe(persona, 'aplicaciones');
    const { id } = (await suya.subir('codigo;marca;modelo\nA-1;Fiat;Uno\n')).cuerpo;
    expect((await suya.hacer(id, 'aplicar')).cuerpo.code).toBe('comun.sin_permiso');
  });
});
