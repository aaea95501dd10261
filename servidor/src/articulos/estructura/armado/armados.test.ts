import { afterAll, beforeAll, expect, it } from 'vitest';
import { ARMADOS, abastecer, ESTRUCTURAS, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const armar = (estructuraId: string, cuerpo: object) =>
  persona.post(`${ESTRUCTURAS}/${estructuraId}/armado`, {
    sentido: 'ARMAR',
    cantidad: '1',
    depositoId: INICIALES.deposito,
    ...cuerpo,
  });

it('EST-08 the orders are filtered by place, sense, state, days and each column, and the file holds what is in view', async () => {
  const { sucursalId, depositoId } = await sembrarSucursal(prueba.db, 'Pergamino');
  const [bomba, rotor] = await Promise.all([
    persona
      .post('/api/articulos', { codigo: 'LO-BOMBA', descripcion: 'Bomba listada' })
      .then(({ cuerpo }) => cuerpo.id),
    sembrarArticulo(prueba.db, { codigo: 'LO-ROTOR' }),
  ]);
  await abastecer(prueba.db, persona, [[rotor, '9', '30']]);
  await abastecer(prueba.db, persona, [[rotor, '9', '30']], depositoId);
  const { id } = await regir(persona, bomba, [una(rotor, '2')]);
  const aca = (await armar(id, { cantidad: '3', nota: 'Banco 7' })).cuerpo;
  const alla = (await armar(id, { depositoId })).cuerpo;
  const vuelta = (await armar(id, { sentido: 'DESARMAR' })).cuerpo;
  await persona.post(`${ARMADOS}/${alla.id}/revertir`, { version: alla.version });
  const listadas = async (query: string) =>
    (await persona.get(`${ARMADOS}?articuloId=${bomba}&${query}`)).cuerpo.filas.map(
      (orden: { id: string }) => orden.id,
    );
  expect(await listadas('')).toEqual([vuelta.id, alla.id, aca.id]);
  expect(await listadas('orden=creadoEn')).toEqual([aca.id, alla.id, vuelta.id]);
  expect(await listadas(`sucursalId=${sucursalId}`)).toEqual([alla.id]);
  expect(await listadas('sentido=DESARMAR')).toEqual([vuelta.id]);
  expect(await listadas('estado=REVERTIDA')).toEqual([alla.id]);
  expect(await listadas('hasta=2020-01-01')).toEqual([]);
  expect(await listadas('desde=2020-01-01&estado=TERMINADA')).toEqual([vuelta.id, aca.id]);
  const con = (filtros: string) => listadas(`filtros=${encodeURIComponent(filtros)}`);
  expect(await con('codigo:igual:lobomba;cantidad:entre:2,')).toEqual([aca.id]);
  expect(await con('nota:contiene:banco;estado:uno:TERMINADA;sentido:uno:ARMAR')).toEqual([aca.id]);
  expect(await con('codigo:contiene:otra cosa')).toEqual([]);
  expect(await con(`numero:entre:${alla.numero},${alla.numero}`)).toEqual([alla.id]);
  expect(await con('quien:contiene:nadie de acá')).toEqual([]);
  expect(await con('creadoEn:entre:2020-01-01,;deposito:contiene:a')).toHaveLength(3);

  const archivo = (quien: Cliente) =>
    quien.get(`${ARMADOS}/exportar?articuloId=${bomba}&sentido=ARMAR&estado=TERMINADA`);
  const [titulos, fila, ...resto] = (await archivo(persona)).texto.replace(/^\uFEFF/, '').split('\r\n');
  expect(titulos).toBe(
    'Orden;Fecha;Artículo;Descripción;Qué se hizo;Cantidad;Unidad;Sucursal;Depósito;Movió;Costo agregado;Valor;Quién;Nota;Estado',
  );
  expect(fila).toMatch(
    /^OA \d+;.*;LO-BOMBA;Bomba listada;Armado;3;U;.*;LO-BOMBA 3, LO-ROTOR -6;0,00;180,00;.*;Banco 7;Terminada$/,
  );
  expect(resto).toEqual(['']);
  // INV-71 what it is worth, only for who sees costs.
  const sinCostos = await prueba.cliente({ permisos: ['stock.ver'] });
  expect((await archivo(sinCostos)).texto).toMatch(/LO-ROTOR -6;;;/);
  const ajeno = await prueba.cliente({ permisos: ['stock.ver'], sucursales: [sucursalId] });
  expect((await archivo(ajeno)).texto).not.toContain('LO-BOMBA');
});

it('EST-08 an order is found by the code of its artículo, also of figures alone, and by its number', async () => {
  const rotor = await sembrarArticulo(prueba.db, { codigo: 'BU-ROTOR' });
  await abastecer(prueba.db, persona, [[rotor, '9', '30']]);
  const armada = async (codigo: string) => {
    const { cuerpo } = await persona.post('/api/articulos', { codigo, descripcion: 'Bomba de cifras' });
    const { id } = await regir(persona, cuerpo.id, [una(rotor)]);
    return (await armar(id, {})).cuerpo;
  };
  const una1 = await armada('7790012');
  const otra = await armada(String(una1.numero).padStart(4, '0'));
  const halladas = async (buscar: string) =>
    (await persona.get(`${ARMADOS}?buscar=${encodeURIComponent(buscar)}`)).cuerpo.filas.map(
      ({ id }: { id: string }) => id,
    );
  expect(await halladas('7790012')).toEqual([una1.id]);
  expect(await halladas(String(una1.numero).padStart(4, '0'))).toEqual([otra.id, una1.id]);
  expect(await halladas(una1.texto)).toEqual([una1.id]);
});
