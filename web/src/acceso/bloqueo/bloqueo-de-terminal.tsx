import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type Sesion, verSesion } from '@trastienda/nucleo/acceso/contrato.ts';
import { useEffect } from 'react';
import { sesionAbierta } from '#acceso/sesion.queries.ts';
import { pedir } from '#api/pedir.ts';
import { anotarActividad, escucharActividad, ultimaActividad } from './actividad.ts';
import { bloquear } from './bloquear.ts';
import { cerrojo, useCerrojo } from './cerrojo.ts';
import { PantallaDeBloqueo } from './pantalla.tsx';

type Props = { readonly minutos: number; readonly usuarioId: string };

const CADA_MS = 1000;
/** How often the server hears that somebody is at work: typing alone asks it nothing. */
const LATIDO_MS = 30_000;

export function BloqueoDeTerminal({ minutos, usuarioId }: Props) {
  const cache = useQueryClient();
  const router = useRouter();
  const estado = useCerrojo();
  const cambioDeManos = estado !== null && !estado.cerrado && estado.de !== usuarioId;
  useReloj(minutos, usuarioId);
  // Nothing of the former person may stay in memory.
  useEffect(() => {
    if (cambioDeManos) location.assign('/');
  }, [cambioDeManos]);

  const handleEntrar = (sesion: Sesion) => {
    anotarActividad();
    // What was being read with the session before is refused: however late, that locks nothing again.
    void cache.cancelQueries();
    cerrojo.abrir(sesion.usuario.id);
    if (sesion.usuario.id !== usuarioId) return;
    void cache.invalidateQueries();
    cache.setQueryData(sesionAbierta.queryKey, sesion);
    void router.invalidate();
  };
  if (!estado?.cerrado && !cambioDeManos) return null;
  return <PantallaDeBloqueo usuarioId={usuarioId} onEntrar={handleEntrar} />;
}

function useReloj(minutos: number, usuarioId: string): void {
  useEffect(() => {
    let latido = Date.now();
    const dejarDeEscuchar = escucharActividad(() => {
      if (cerrojo.ver()?.cerrado || Date.now() - latido < LATIDO_MS) return;
      latido = Date.now();
      pedir(verSesion, {}).catch(() => undefined);
    });
    anotarActividad();
    const reloj = setInterval(() => {
      if (!cerrojo.ver()?.cerrado && Date.now() - ultimaActividad() >= minutos * 60_000) bloquear(usuarioId);
    }, CADA_MS);
    return () => {
      dejarDeEscuchar();
      clearInterval(reloj);
    };
  }, [minutos, usuarioId]);
}
