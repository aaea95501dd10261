import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { tomarTurno } from './lotes/turno.repo.ts';

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
async function articulo(resto: object = {}): Promise<string> {
  serie += 1;
  const cuerpo = { codigo: `FIN-${serie}`, descripcion: 'Con final', ...resto };
  return (await persona.post('/api/articulos', cuerpo)).cuerpo.id;
}
const ponerPrecio = (id: string, cuerpo: object, quien = persona) => quien.post(`/api/articulos/${id}/precios`, cuerpo);
const historia = async (id: string) => (await persona.get(`/api/articulos/${id}/precios`)).cuerpo.filas;
const vigenteEn = async (id: string, ahora: Date) => {
  prueba.reloj.ahora = ahora;
  return (await persona.get(`/api/articulos/${id}`)).cuerpo.precios[0];
};
const dia = (n: number) => new Date(Date.UTC(2030, 0, 1 + n));
const neto = async (id: string, en: Date) => (await vigenteEn(id, en)).neto;
const instante = (n: number) => dia(n).toISOString();

describe('UA-12 a price with an end', () => {
  it('holds for its days and then what held before comes back, told in its history and its trail', async () => {
    const id = await articulo({ precio: '1450' });
    const puesto = await ponerPrecio(id, {
      importe: '1200',
      desde: instante(0),
      hasta: instante(15),
      motivo: 'Verano',
    });
    expect(puesto).toMatchObject({ status: 201, cuerpo: { neto: '1200.00', situacion: 'PROGRAMADO' } });
    expect(await neto(id, new Date(dia(0).getTime() - 1))).toBe('1450.00');
    expect(await vigenteEn(id, dia(0))).toMatchObject({
      neto: '1200.00',
      proximo: { neto: '1450.00', desde: instante(15) },
    });
    expect(await neto(id, new Date(dia(15).getTime() - 1))).toBe('1200.00');
    expect(await vigenteEn(id, dia(15))).toMatchObject({ neto: '1450.00', proximo: null });
    prueba.reloj.ahora = undefined;
    expect(
      (await historia(id)).map(({ neto: cual, motivo }: { neto: string; motivo: string }) => [cual, motivo]),
    ).toEqual([
      ['1450.00', 'Fin de «Verano»'],
      ['1200.00', 'Verano'],
      ['1450.00', ''],
    ]);
    const { hechos } = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo;
    expect(hechos[0]).toMatchObject({
      motivo: 'Verano',
      campos: [
        { campo: 'precio Lista 1', antes: '1450.00', despues: '1200.00' },
        { campo: 'vigencia desde' },
        { campo: 'vigencia hasta', antes: null, despues: '15/01/2030 21:00' },
        { campo: 'precio al terminar', antes: null, despues: '1450.00' },
      ],
    });
  });

  it('from now on, and without a price before: it ends in none', async () => {
    const id = await articulo();
    await ponerPrecio(id, { importe: '1200', hasta: instante(3) });
    expect([await neto(id, dia(2)), await neto(id, dia(3))]).toEqual(['1200.00', null]);
  });

  it('inside another one gives back that other one, which ends in its day', async () => {
    const id = await articulo({ precio: '1450' });
    await ponerPrecio(id, { importe: '1200', desde: instante(0), hasta: instante(15) });
    await ponerPrecio(id, { importe: '1100', desde: instante(5), hasta: instante(10) });
    const en = [4, 5, 9, 10, 14, 15].map((n) => dia(n));
    const precios: (string | null)[] = [];
    for (const cuando of en) precios.push(await neto(id, cuando));
    expect(precios).toEqual(['1200.00', '1100.00', '1100.00', '1200.00', '1200.00', '1450.00']);
  });

  it('leaves its place to one that begins right at its end, and is refused over one that begins before', async () => {
    const id = await articulo({ precio: '1450' });
    await ponerPrecio(id, { importe: '1600', desde: instante(10) });
    const encima = await ponerPrecio(id, { importe: '1200', desde: instante(0), hasta: instante(15) });
    expect(encima).toMatchObject({
      status: 409,
      cuerpo: {
        code: 'articulos.precio_en_el_medio',
        title:
          'Lista 1 ya tiene otro precio de este artículo desde el 10/01/2030 21:00, antes de ese final. ' +
          'Elegí un final que no pase de ese momento.',
      },
    });
    expect((await ponerPrecio(id, { importe: '1200', desde: instante(0), hasta: instante(10) })).status).toBe(201);
    expect(await historia(id)).toHaveLength(3);
    expect([await neto(id, dia(9)), await neto(id, dia(10))]).toEqual(['1200.00', '1600.00']);
  });

  it('is of its own quantity, and no price may have an end too', async () => {
    const id = await articulo({ precio: '100' });
    await ponerPrecio(id, { importe: '90', cantidadDesde: '12', desde: instante(0), hasta: instante(5) });
    await ponerPrecio(id, { importe: null, desde: instante(1), hasta: instante(3) });
    const de = async (cantidad: number, n: number) =>
      (await persona.get(`/api/articulos/${id}/precios/vigente?cantidad=${cantidad}&instante=${instante(n)}`)).cuerpo
        .neto;
    expect([await de(1, 0), await de(1, 1), await de(1, 3)]).toEqual(['100.00', null, '100.00']);
    expect([await de(12, 2), await de(12, 5)]).toEqual(['90.00', '100.00']);
  });

  it('ends after it begins, and not in what is gone', async () => {
    const id = await articulo({ precio: '100' });
    const reparo = async (cuerpo: object) => (await ponerPrecio(id, { importe: '1', ...cuerpo })).cuerpo.issues;
    const alReves = [{ path: ['hasta'], message: 'Termina antes de empezar.' }];
    expect(await reparo({ desde: instante(2), hasta: instante(2) })).toMatchObject(alReves);
    expect(await reparo({ hasta: '2020-01-01T03:00:00Z' })).toMatchObject(alReves);
    expect(await reparo({ desde: '2020-01-01T03:00:00Z', hasta: '2020-02-01T03:00:00Z' })).toMatchObject([
      { path: ['hasta'], message: 'Ese final ya pasó.' },
    ]);
    expect(await historia(id)).toHaveLength(1);
  });

  it('INV-42 of two campaigns sent at once for the same days one is written, with its return, and the other refused', async () => {
    const id = await articulo({ precio: '1450' });
    const otra = await prueba.cliente();
    const dias = { desde: instante(0), hasta: instante(15) };
    const puestos = await Promise.all([
      ponerPrecio(id, { importe: '1200', ...dias }),
      ponerPrecio(id, { importe: '1100', ...dias }, otra),
    ]);
    expect(puestos.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await historia(id)).toHaveLength(3);
    expect(await neto(id, dia(15))).toBe('1450.00');
  });

  it.for(Array.from({ length: 8 }, (_, vez) => vez))(
    'two from now at once, one within the other: no moment has two prices and each gives back what it found (%i)',
    async () => {
      const id = await articulo({ precio: '1450' });
      const otra = await prueba.cliente();
      const [corta, larga] = await Promise.all([
        ponerPrecio(id, { importe: '1100', hasta: instante(5) }),
        ponerPrecio(id, { importe: '1200', hasta: instante(15) }, otra),
      ]);
      expect(corta.status).toBe(201);
      const momentos = (await historia(id)).map(({ desde }: { desde: string }) => desde);
      expect(new Set(momentos).size).toBe(momentos.length);
      // The long one over the short one would cover its return.
      if (larga.status === 409) {
        expect(larga.cuerpo.code).toBe('articulos.precio_en_el_medio');
        expect([await neto(id, dia(4)), await neto(id, dia(5))]).toEqual(['1100.00', '1450.00']);
      } else {
        expect([await neto(id, dia(4)), await neto(id, dia(5)), await neto(id, dia(15))]).toEqual([
          '1100.00',
          '1200.00',
          '1450.00',
        ]);
      }
    },
  );

  it.for(Array.from({ length: 8 }, (_, vez) => vez))(
    'with a price for good at once, what comes back is the one it found when it began (%i)',
    async () => {
      const id = await articulo({ precio: '1450' });
      const otra = await prueba.cliente();
      const puestos = await Promise.all([
        ponerPrecio(id, { importe: '1200', hasta: instante(15) }),
        ponerPrecio(id, { importe: '1600' }, otra),
      ]);
      expect(puestos.map(({ status }) => status)).toEqual([201, 201]);
      const filas: { neto: string; desde: string }[] = await historia(id);
      const campania = filas.findIndex((fila) => fila.neto === '1200.00');
      expect(filas[0]?.desde).toBe(instante(15));
      expect(filas[0]?.neto).toBe(filas[campania + 1]?.neto);
    },
  );

  it('waits for no batch that is writing prices: it says so, since nobody sees yet what would come back', async () => {
    const id = await articulo({ precio: '1450' });
    await prueba.db.transaction().execute(async (tx) => {
      expect(await tomarTurno(tx)).toBe(true);
      expect(await ponerPrecio(id, { importe: '1200', hasta: instante(15) })).toMatchObject({
        status: 409,
        cuerpo: { code: 'articulos.lote_en_curso' },
      });
      expect((await ponerPrecio(id, { importe: '1500' })).status).toBe(201);
    });
    expect((await ponerPrecio(id, { importe: '1200', hasta: instante(15) })).status).toBe(201);
  });
});
