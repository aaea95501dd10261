import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verificacionesDeArticulos } from '#articulos/index.ts';
import {
  articulo,
  caminar,
  hacerVencidos,
  lote,
  ponerPrecio,
  ver,
  vigente,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

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

let serie = 0;
async function nuevo(precio: object = { precio: '100' }) {
  serie += 1;
  const codigo = `AYL-${serie}`;
  return { codigo, id: await articulo(persona, { codigo, ...precio }) };
}
type Suyo = Awaited<ReturnType<typeof nuevo>>;

const neto = async ({ id }: Suyo) => (await vigente(persona, id)).neto;
/** +10 % over what there is. */
const subir = async ({ id }: Suyo, resto: object = {}) =>
  caminar(persona, await lote(persona, [id], resto), 'simular', 'aprobar', 'aplicar');
/** Answers how many lines were left as they were. */
async function deshacer(aplicado: { readonly id: string }): Promise<number> {
  const { revertidoPor } = await caminar(persona, await ver(persona, aplicado), 'revertir');
  return revertidoPor.omitidas;
}
const traer = async ({ codigo }: Suyo, precio: string) => {
  const articulos = importadorDe(persona, 'articulos');
  const { id } = (await articulos.subir(`codigo;precio\n${codigo};${precio}\n`)).cuerpo;
  expect((await articulos.hacer(id, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA', actualizar: 1 });
  return { revertir: async () => (await articulos.hacer(id, 'revertir')).cuerpo };
};
const VUELVE = { estado: 'REVERTIDA', noRevertidas: 0 };
const sanos = async () => {
  const hallados = await Promise.all(
    verificacionesDeArticulos
      .filter(({ codigo }) => codigo === 'INV-42' || codigo === 'INV-43')
      .map(({ consulta }) => consulta(prueba.db)),
  );
  return hallados.flat();
};

describe('INV-43 INV-74 a file of prices and a batch, one over the other', () => {
  it('the file over the batch, taken back the last one first', async () => {
    const suyo = await nuevo();
    const aplicado = await subir(suyo);
    const archivo = await traer(suyo, '150');
    expect(await archivo.revertir()).toMatchObject(VUELVE);
    expect(await neto(suyo)).toBe('110.00');
    expect(await deshacer(aplicado)).toBe(0);
    expect(await neto(suyo)).toBe('100.00');
    expect(await sanos()).toEqual([]);
  });

  it('the file over the batch, taken back the first one first: what is under both is left', async () => {
    const suyo = await nuevo();
    const aplicado = await subir(suyo);
    const archivo = await traer(suyo, '150');
    expect(await deshacer(aplicado)).toBe(1);
    expect(await neto(suyo)).toBe('150.00');
    expect(await archivo.revertir()).toMatchObject(VUELVE);
    expect(await neto(suyo)).toBe('100.00');
    expect(await sanos()).toEqual([]);
  });

  it('of one that had no price before the batch, none is left', async () => {
    const suyo = await nuevo({});
    await ponerPrecio(persona, suyo.id, { importe: null });
    const otra = await nuevo();
    const regla = { tipo: 'COEFICIENTE', base: 'COSTO_REPOSICION', valor: '2' };
    await persona.post(`/api/articulos/${suyo.id}/costos`, { importe: '55', origen: 'Factura' });
    await persona.post(`/api/articulos/${otra.id}/costos`, { importe: '55', origen: 'Factura' });
    const aplicado = await subir(suyo, { regla });
    expect(await neto(suyo)).toBe('110.00');
    const archivo = await traer(suyo, '150');
    await deshacer(aplicado);
    expect(await archivo.revertir()).toMatchObject(VUELVE);
    expect(await neto(suyo)).toBe(null);
  });

  it('the batch over the file, taken back the last one first', async () => {
    const suyo = await nuevo();
    const archivo = await traer(suyo, '150');
    const aplicado = await subir(suyo);
    expect(await neto(suyo)).toBe('165.00');
    // While it is on top, the file has nothing to give back, and is not used up.
    expect(await archivo.revertir()).toMatchObject({ estado: 'APLICADA' });
    expect(await deshacer(aplicado)).toBe(0);
    expect(await neto(suyo)).toBe('150.00');
    expect(await archivo.revertir()).toMatchObject(VUELVE);
    expect(await neto(suyo)).toBe('100.00');
    expect(await sanos()).toEqual([]);
  });

  it('what somebody wrote after the batch, or taking back what took it back, keeps the file from being taken back', async () => {
    const [aMano, deNuevo] = [await nuevo(), await nuevo()];
    const [unArchivo, otroArchivo] = [await traer(aMano, '150'), await traer(deNuevo, '150')];
    await deshacer(await subir(aMano));
    await ponerPrecio(persona, aMano.id, { importe: '170' });
    expect(await unArchivo.revertir()).toMatchObject({ estado: 'APLICADA' });
    const aplicado = await subir(deNuevo);
    await deshacer(aplicado);
    const { revertidoPor } = await ver(persona, aplicado);
    await deshacer(revertidoPor);
    expect(await neto(deNuevo)).toBe('165.00');
    expect(await otroArchivo.revertir()).toMatchObject({ estado: 'APLICADA' });
    expect([await neto(aMano), await neto(deNuevo)]).toEqual(['170.00', '165.00']);
  });

  it('UA-12 a campaign that a file covered by mistake ends on its day once the file is taken back', async () => {
    const HASTA = '2036-01-16T03:00:00.000Z';
    const [antes, despues] = [await nuevo(), await nuevo()];
    const regla = { tipo: 'PORCENTAJE', valor: '-20' };
    for (const suyo of [antes, despues]) await subir(suyo, { regla, hasta: HASTA });
    const archivos = [await traer(antes, '150'), await traer(despues, '150')];
    expect(await archivos[0]?.revertir()).toMatchObject(VUELVE);
    expect(await neto(antes)).toBe('80.00');
    prueba.reloj.ahora = new Date(HASTA);
    await hacerVencidos(prueba);
    expect([await neto(antes), await neto(despues)]).toEqual(['100.00', '150.00']);
    // Taken back once it is over, it does not bring it back to life.
    expect(await archivos[1]?.revertir()).toMatchObject(VUELVE);
    expect(await neto(despues)).toBe('100.00');
    expect(await sanos()).toEqual([]);
  });
});
