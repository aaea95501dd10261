import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abastecer, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
let rosario: { sucursalId: string; depositoId: string };
const de: Record<string, string> = {};
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
  const tipos = {
    ROTOR: 'PRODUCTO',
    SELLO: 'PRODUCTO',
    BANDEJA: 'PRODUCTO',
    OTRO: 'PRODUCTO',
    CHICO: 'KIT',
    GRANDE: 'KIT',
  } as const;
  for (const [codigo, tipo] of Object.entries({ ...tipos, VACIO: 'KIT', COLOCACION: 'SERVICIO' } as const)) {
    const creado = await persona.post('/api/articulos', {
      codigo: `KD-${codigo}`,
      descripcion: `Kadisp ${codigo}`,
      tipo,
    });
    expect(creado.status, creado.texto).toBe(201);
    de[codigo] = creado.cuerpo.id;
  }
  const { ROTOR = '', SELLO = '', BANDEJA = '', OTRO = '', CHICO = '', GRANDE = '' } = de;
  await abastecer(prueba.db, persona, [
    [ROTOR, '7', '10'],
    [SELLO, '20', '1'],
    [OTRO, '50', '1'],
  ]);
  await abastecer(
    prueba.db,
    persona,
    [
      [ROTOR, '2', '10'],
      [SELLO, '3', '1'],
      [BANDEJA, '9', '1'],
      [OTRO, '9', '1'],
    ],
    rosario.depositoId,
  );
  // Two rotores of each seven; the sello that is lost on the way counts; what is optional does not.
  await regir(persona, CHICO, [
    una(ROTOR, '2', { sustitutos: [OTRO] }),
    una(SELLO, '3', { merma: '100' }),
    una(BANDEJA, '50', { opcional: true }),
  ]);
  await regir(persona, GRANDE, [una(CHICO, '1'), una(SELLO, '2')]);
});
afterAll(() => prueba.cerrar());

const filaDe = async (codigo: string, quien = persona) => {
  const { cuerpo } = await quien.get(`/api/articulos?buscar=KD-${codigo}`);
  return cuerpo.filas[0];
};
const disponibles = (fila: { stock: { sucursalId: string; disponible: string }[] }) =>
  Object.fromEntries(fila.stock.map(({ sucursalId, disponible }) => [sucursalId, disponible]));
const hallar = async (texto: string, query = '') =>
  (await persona.get(`/api/articulos/buscar?texto=${texto}${query}`)).cuerpo.filas[0];

describe('EST-07 INV-25 a kit has what its components reach for, wherever it is shown', () => {
  it('in the table, of each sucursal: the least of them, waste counted, without optional ones or substitutes', async () => {
    expect(disponibles(await filaDe('CHICO'))).toEqual({ [INICIALES.sucursal]: '3' });
    // Two rotores and eight sellos each: two of twenty, though the rotores reach for three.
    expect(disponibles(await filaDe('GRANDE'))).toEqual({ [INICIALES.sucursal]: '2' });
    expect((await filaDe('VACIO')).stock).toEqual([]);
    expect((await filaDe('COLOCACION')).stock).toEqual([]);
  });

  it('in the search of the counter, here and elsewhere, and nothing of a service', async () => {
    const aca = `&depositoId=${INICIALES.deposito}`;
    expect(await hallar('KD-CHICO', aca)).toMatchObject({ tipo: 'KIT', aca: '3', otras: '0' });
    expect(await hallar('KD-CHICO', `&depositoId=${rosario.depositoId}`)).toMatchObject({ aca: '0', otras: '3' });
    // From anywhere in the product one is in a sucursal, and in no depósito of it.
    const enLaCentral = `&sucursalId=${INICIALES.sucursal}`;
    expect(await hallar('KD-CHICO', enLaCentral)).toMatchObject({ aca: '3', otras: '0' });
    expect(await hallar('KD-CHICO', `&sucursalId=${rosario.sucursalId}`)).toMatchObject({ aca: '0', otras: '3' });
    expect(await hallar('KD-ROTOR', enLaCentral)).toMatchObject({ aca: '7', otras: '2' });
    expect(await hallar('KD-ROTOR', aca)).toMatchObject({ aca: '7', otras: '2' });
    expect(await hallar('KD-COLOCACION', aca)).toMatchObject({ tipo: 'SERVICIO', aca: null, otras: null });
  });

  it('in the ficha, depósito by depósito', async () => {
    const { cuerpo } = await persona.get(`/api/articulos/${de.CHICO}`);
    const enSalon = cuerpo.stock.find(({ depositoId }: { depositoId: string }) => depositoId === INICIALES.deposito);
    expect(enSalon).toMatchObject({ fisico: '0', reservado: '0', disponible: '3' });
    const enRosario = cuerpo.stock.find(({ depositoId }: { depositoId: string }) => depositoId === rosario.depositoId);
    expect(enRosario).toMatchObject({ disponible: '0' });
  });

  it('EST-06 in its estructura, where what is in one depósito does not go together with what is in another', async () => {
    const [repartido, unidad, mitad, resto] = (await Promise.all(
      (['KIT', 'PRODUCTO', 'PRODUCTO', 'PRODUCTO'] as const).map((tipo) => sembrarArticulo(prueba.db, { tipo })),
    )) as [string, string, string, string];
    const delKit = await regir(persona, repartido, [una(mitad), una(resto)]);
    const deLaUnidad = await regir(persona, unidad, [una(mitad), una(resto)]);
    const cuantos = async (id: string, lugar = '') =>
      (await persona.get(`/api/articulos/estructuras/${id}/armado?cantidad=5${lugar}`)).cuerpo;
    await abastecer(prueba.db, persona, [[mitad, '5', '1']]);
    await abastecer(prueba.db, persona, [[resto, '5', '1']], rosario.depositoId);
    const laFicha = async () => {
      const { cuerpo } = await persona.get(`/api/articulos/${repartido}`);
      return cuerpo.stock.reduce(
        (suma: number, { disponible }: { disponible: string }) => suma + Number(disponible),
        0,
      );
    };
    expect(await laFicha()).toBe(0);
    for (const { id } of [delKit, deLaUnidad]) {
      // What is short is still what is nowhere.
      expect(await cuantos(id)).toMatchObject({
        cuantos: '0',
        pasos: [{ disponible: '5', falta: '0' }, { falta: '0' }],
      });
    }
    await abastecer(prueba.db, persona, [[resto, '2', '1']]);
    await abastecer(prueba.db, persona, [[mitad, '1', '1']], rosario.depositoId);
    expect(await laFicha()).toBe(3);
    for (const { id } of [delKit, deLaUnidad]) {
      expect((await cuantos(id)).cuantos).toBe('3');
      expect((await cuantos(id, `&depositoId=${rosario.depositoId}`)).cuantos).toBe('1');
    }
  });

  it('in a search among what there is, here or anywhere', async () => {
    const hallados = async (query: string) =>
      (await persona.get(`/api/articulos?buscar=kadisp&orden=codigo&${query}`)).cuerpo.filas.map(
        ({ codigo }: { codigo: string }) => codigo.replace('KD-', ''),
      );
    expect(await hallados('conStock=true')).toEqual(['BANDEJA', 'CHICO', 'GRANDE', 'OTRO', 'ROTOR', 'SELLO']);
    expect(await hallados('conStock=false')).toEqual(['COLOCACION', 'VACIO']);
    expect(await hallados(`conStock=false&sucursalId=${rosario.sucursalId}`)).toEqual([
      ...['CHICO', 'COLOCACION', 'GRANDE', 'VACIO'],
    ]);
  });

  it('INV-61 only of the sucursales whose stock somebody may see', async () => {
    const deRosario = await prueba.cliente({
      permisos: ['articulo.ver', 'stock.ver'],
      sucursales: [rosario.sucursalId],
    });
    expect((await filaDe('CHICO', deRosario)).stock).toEqual([]);
    const { cuerpo } = await deRosario.get(`/api/articulos/buscar?texto=KD-CHICO&depositoId=${INICIALES.deposito}`);
    expect(cuerpo.filas[0]).toMatchObject({ aca: null, otras: '0' });
  });

  it('in the file, where a service says nothing', async () => {
    const { texto } = await persona.get('/api/articulos/exportar?buscar=kadisp');
    const celdas = (codigo: string) =>
      texto
        .split('\r\n')
        .find((fila) => fila.startsWith(`KD-${codigo};`))
        ?.split(';');
    const titulos =
      texto
        .replace(/^\uFEFF/, '')
        .split('\r\n')[0]
        ?.split(';') ?? [];
    const columna = titulos.findIndex((titulo) => titulo.startsWith('Disponible') && !titulo.includes('Rosario'));
    expect(celdas('CHICO')?.[columna]).toBe('3');
    expect(celdas('COLOCACION')?.[columna]).toBe('');
  });
});
