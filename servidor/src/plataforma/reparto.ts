import { puedeVer } from '@trastienda/nucleo/plataforma/destino.ts';
import { esTipoDeNotificacion, type TipoDeNotificacion } from '@trastienda/nucleo/plataforma/notificaciones.ts';
import { esSuSujeto } from '@trastienda/nucleo/plataforma/sujeto-de-evento.ts';
import type { Db } from '#db/db.ts';
import { type Corriente, decir, terminar } from './corriente.ts';
import type { EventoLeido, Lectura } from './eventos.query.ts';
import { REVISAR_SESION } from './eventos.ts';
import { aNotificacion } from './notificaciones.query.ts';
import { silenciadas } from './preferencias.repo.ts';

/** Who somebody is may be this old when they are told of something. */
const FRESCO_MS = 1_000;

type Noticia = EventoLeido & { readonly tipo: TipoDeNotificacion };
type Entrega = { readonly corriente: Corriente; readonly noticias: readonly Noticia[]; readonly revisada: boolean };

/** Tells each open door of what its person may see now; those who are nobody any more are closed. */
export async function repartir(
  db: Db,
  corrientes: readonly Corriente[],
  { eventos, foto, faltan }: Lectura,
): Promise<void> {
  const entregas: Entrega[] = [];
  for (const corriente of corrientes) {
    const revisada = eventos.some(
      ({ tipo, usuarioId }) => tipo === REVISAR_SESION && usuarioId === corriente.usuario.id,
    );
    if (!revisada && noticiasPara(corriente, eventos).length === 0) continue;
    if (!(await seguir(corriente, revisada))) continue;
    entregas.push({ corriente, revisada, noticias: noticiasPara(corriente, eventos) });
  }
  const calladas = await silencioDe(db, entregas);
  for (const { corriente, noticias, revisada } of entregas) {
    if (revisada) decir(corriente, 'sesion', {});
    const suyas = noticias.filter(({ tipo }) => !calladas.has(`${corriente.usuario.id} ${tipo}`));
    for (const [i, noticia] of suyas.entries()) {
      // Only the last one says where to go on from: whoever is cut between two is told of both again.
      const alFinal = i === suyas.length - 1;
      decir(corriente, 'notificacion', { datos: aNotificacion(noticia, false), ...(alFinal ? { foto } : {}) });
    }
  }
  if (faltan) for (const corriente of corrientes) decir(corriente, 'repaso', { foto });
}

/** Looks again at who is there, unless that was just done. False, and the end of it, when there is nobody. */
export async function seguir(corriente: Corriente, yaMismo: boolean): Promise<boolean> {
  if (!yaMismo && performance.now() - corriente.vistoEn < FRESCO_MS) return true;
  const usuario = await corriente.mirar();
  if (!usuario) {
    terminar(corriente, 'sesion');
    return false;
  }
  corriente.usuario = usuario;
  corriente.vistoEn = performance.now();
  return true;
}

const esNoticia = (evento: EventoLeido): evento is Noticia => esTipoDeNotificacion(evento.tipo);

const noticiasPara = ({ usuario, dichos }: Corriente, eventos: readonly EventoLeido[]): readonly Noticia[] =>
  eventos.filter(
    (evento): evento is Noticia =>
      esNoticia(evento) &&
      !dichos.has(evento.id) &&
      puedeVer(evento, usuario.id, usuario.permisos) &&
      !esSuSujeto(evento, usuario.id),
  );

async function silencioDe(db: Db, entregas: readonly Entrega[]): Promise<ReadonlySet<string>> {
  const tipos = new Set(entregas.flatMap(({ noticias }) => noticias.map(({ tipo }) => tipo)));
  if (tipos.size === 0) return new Set();
  const personas = new Set(entregas.map(({ corriente }) => corriente.usuario.id));
  return silenciadas(db, [...personas], [...tipos]);
}
