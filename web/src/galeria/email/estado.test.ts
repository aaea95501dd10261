import { describe, expect, it } from 'vitest';
import { verCorreos } from '#galeria/api-falsa/email.ts';
import { CARPETAS, type Email } from '#galeria/api-falsa/entidades/email.ts';
import { muestrasDeCorreo } from '#galeria/api-falsa/muestras/email.ts';
import {
  alternar,
  alternarJuntos,
  alternarPapelera,
  buscarCorreos,
  conRedactado,
  cuentaDe,
  devolverDePapelera,
  esDireccion,
  faltasDe,
  marcarLeidos,
  paraResponder,
  seguirBorrador,
  sinTildes,
} from './estado.ts';

const correos = muestrasDeCorreo(new Date('2026-11-22T12:00:00Z'));
const ids = (lista: readonly Email[]) => lista.map(({ id }) => id);
const cuantos = (si: (uno: Email) => boolean) => correos.filter(si).length;

describe('the samples of the mail', () => {
  it('are twenty, with the counts of the specification before the bin is left out', () => {
    expect(correos).toHaveLength(20);
    expect(
      (['inbox', 'sent', 'draft', 'spam', 'trash', 'starred', 'important', 'unread'] as const).map((marca) =>
        cuantos((uno) => uno[marca]),
      ),
    ).toEqual([8, 4, 4, 2, 5, 8, 8, 6]);
    expect((['Promotional', 'Social', 'Health'] as const).map((una) => cuantos(({ label }) => label === una))).toEqual([
      6, 9, 5,
    ]);
  });

  it('T-API-1: GET email/EmailData answers them', () => {
    expect(verCorreos({})).toMatchObject({ status: 200, cuerpo: { length: 20 } });
  });
});

describe('the mail', () => {
  it('starred, important, checked and trash each toggle per email id', () => {
    for (const marca of ['starred', 'important', 'checked', 'trash'] as const) {
      const una = alternar(correos, marca, [3]);
      expect(una[2]?.[marca]).toBe(!correos[2]?.[marca]);
      expect(una.filter((correo, i) => correo !== correos[i])).toHaveLength(1);
      expect(alternar(una, marca, [3])).toEqual(correos);
    }
  });

  it('deleting an email only toggles trash: restored, it is in its folder again', () => {
    const borrado = alternarPapelera(correos, [1]);
    expect(ids(buscarCorreos(borrado, 'inbox', ''))).not.toContain(1);
    expect(ids(buscarCorreos(borrado, 'trash', ''))).toContain(1);
    expect(alternarPapelera(borrado, [1])).toEqual(correos);
  });

  it('T-EM-3: each of those that begin in the bin has a folder to be restored to', () => {
    const enSuCarpeta = buscarCorreos(correos, 'trash', '').map(({ id }) => {
      const restaurados = alternarPapelera(correos, [id]);
      return [id, ...CARPETAS.filter((una) => ids(buscarCorreos(restaurados, una, '')).includes(id))];
    });
    expect(enSuCarpeta).toEqual([
      [7, 'inbox'],
      [11, 'sent'],
      [16, 'draft'],
      [19, 'inbox'],
      [20, 'inbox'],
    ]);
    expect(devolverDePapelera(alternarPapelera(correos, [19, 7]), correos, [19, 7])).toEqual(correos);
  });

  it('a mail that goes to the bin, or is read with others, loses its own tick and nobody else’s, and undoing puts it back', () => {
    const tildados = alternar(correos, 'checked', [1, 2, 9]);
    const conTilde = (lista: readonly Email[]) => ids(lista.filter(({ checked }) => checked));
    const borrado = alternarPapelera(tildados, [1]);
    expect(conTilde(borrado)).toEqual([2, 9]);
    expect(conTilde(alternarPapelera(tildados, [3]))).toEqual([1, 2, 9]);
    expect(conTilde(sinTildes(tildados, [1, 2]))).toEqual([9]);
    expect(devolverDePapelera(borrado, tildados, [1])).toEqual(tildados);
  });

  it('undoing takes back what it did, once: a mail that was restored by hand does not go to the bin for it', () => {
    const borrados = alternarPapelera(correos, [1, 2]);
    expect(devolverDePapelera(borrados, correos, [1, 2])).toEqual(correos);
    expect(devolverDePapelera(alternarPapelera(borrados, [1]), correos, [1, 2])).toEqual(correos);
  });

  it('every filter but the bin leaves out what is in the bin; a label shows only its own', () => {
    expect(ids(buscarCorreos(correos, 'inbox', ''))).toEqual([1, 2, 3, 4, 5, 6, 8]);
    expect(ids(buscarCorreos(correos, 'trash', ''))).toEqual([7, 11, 16, 19, 20]);
    expect(ids(buscarCorreos(correos, 'Health', ''))).toEqual([5, 12, 15]);
  });

  it('F4: search and filter combine, whatever the capitals and accents', () => {
    expect(ids(buscarCorreos(correos, 'inbox', 'jose'))).toEqual([8]);
    expect(ids(buscarCorreos(correos, 'inbox', 'CAFE'))).toEqual([4]);
    expect(ids(buscarCorreos(correos, 'sent', 'cafe'))).toEqual([]);
  });

  it('counts the unread of what came in and all the drafts', () => {
    expect(cuentaDe(correos, 'inbox')).toBe(4);
    expect(cuentaDe(correos, 'draft')).toBe(3);
    expect(cuentaDe(correos, 'spam')).toBeUndefined();
    expect(cuentaDe(marcarLeidos(correos, [2, 3], true), 'inbox')).toBe(2);
  });

  it('marks several so that all end alike', () => {
    const marcados = alternarJuntos(correos, 'starred', [1, 2]);
    expect(marcados.slice(0, 2).map(({ starred }) => starred)).toEqual([true, true]);
    expect(
      alternarJuntos(marcados, 'starred', [1, 2])
        .slice(0, 2)
        .map(({ starred }) => starred),
    ).toEqual([false, false]);
  });

  it('F7: what is sent is in «Enviados», and a draft in «Borradores», with an id of its own', () => {
    const redaccion = { para: ['ana@ejemplo.test'], asunto: 'Hola', html: '<p>Va</p>', texto: 'Va', adjuntos: [] };
    const emisor = { nombre: 'Vos', foto: '' };
    const enviado = conRedactado(correos, redaccion, 'sent', emisor, '2026-11-22T13:00:00Z');
    expect(buscarCorreos(enviado, 'sent', '')[0]).toMatchObject({ id: 21, subject: 'Hola', To: 'ana@ejemplo.test' });
    const conBorrador = conRedactado(enviado, redaccion, 'draft', emisor, '2026-11-22T13:00:00Z');
    expect(buscarCorreos(conBorrador, 'draft', '')[0]).toMatchObject({ id: 22, draft: true, sent: false });
    expect(buscarCorreos(conBorrador, 'Social', '')).toEqual(buscarCorreos(correos, 'Social', ''));
  });

  it('a draft is gone on with as it was left, and what comes of it takes its place', () => {
    const emisor = { nombre: 'Vos', foto: '' };
    const [borrador] = buscarCorreos(correos, 'draft', '');
    const escrita = borrador && { ...seguirBorrador(borrador), asunto: 'Otro' };
    expect(escrita).toMatchObject({ para: ['equipo@demostracion.example'], html: borrador?.emailContent });
    for (const carpeta of ['draft', 'sent'] as const) {
      const despues = escrita ? conRedactado(correos, escrita, carpeta, emisor, '2026-11-22T13:00:00Z') : [];
      expect(despues).toHaveLength(20);
      expect(ids(despues.filter(({ draft, sent }) => draft || sent)).toSorted((a, b) => a - b)).toEqual([
        9, 10, 11, 12, 13, 14, 15, 16,
      ]);
      expect(buscarCorreos(despues, carpeta, '')[0]).toMatchObject({ id: borrador?.id, subject: 'Otro' });
    }
  });

  it('an answer goes to who wrote, and that to a mail of one’s own to whom it was written', () => {
    const para = (cual: number) => correos.filter(({ id }) => id === cual).map(paraResponder);
    expect(para(1)).toEqual([['camila.bustos@demostracion.example']]);
    expect(para(9)).toEqual([['equipo@demostracion.example']]);
    const [propio] = correos.slice(8);
    expect(propio && paraResponder({ ...propio, To: 'a@b.test, c@d.test' })).toEqual(['a@b.test', 'c@d.test']);
    expect(propio && paraResponder({ ...propio, sent: false, from: 'Ana <ana@b.test>' })).toEqual(['ana@b.test']);
  });

  it('is not sent to nobody, nor to what is no address', () => {
    expect(faltasDe({ para: [] })).toBe('sinPara');
    expect(faltasDe({ para: ['ana'] })).toBe('paraMalo');
    expect(faltasDe({ para: ['ana@ejemplo.test'] })).toBeUndefined();
    expect(esDireccion('ana@ejemplo')).toBe(false);
  });
});
