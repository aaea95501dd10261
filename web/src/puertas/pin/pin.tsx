import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { PersonaDeTerminal } from '@trastienda/nucleo/acceso/contrato.ts';
import { useState } from 'react';
import { alSeguir } from '#puertas/enlace.tsx';
import { Centrada } from '#puertas/marco.tsx';
import { Mensaje, MensajeDeFalla } from '#puertas/mensaje.tsx';
import { conDestino } from '#puertas/navegar.ts';
import { pedir } from '#puertas/pedir.ts';
import { con, useTextos } from '#puertas/textos.ts';
import { usePregunta } from '#puertas/use-pregunta.ts';
import { Personas } from './personas.tsx';
import { Teclado } from './teclado.tsx';

/** The quick door of a shared terminal: who one is, and the PIN. On any other device, the way to the full one. */
export function Pin() {
  const t = useTextos();
  const { respuesta, falla, reintentar } = usePregunta(() => pedir('verTerminal'));
  const [quien, setQuien] = useState<PersonaDeTerminal>();
  if (falla !== undefined) {
    return (
      <Centrada pagina={t.pin.pagina} titulo={t.pin.titulo}>
        <MensajeDeFalla falla={falla} />
        <Button size="large" fullWidth onClick={reintentar}>
          {t.reintentar}
        </Button>
        <ConUsuario />
      </Centrada>
    );
  }
  if (respuesta === undefined) {
    return (
      <Centrada pagina={t.pin.pagina} titulo={t.pin.titulo}>
        <CircularProgress size={28} aria-label={t.cargando} />
      </Centrada>
    );
  }
  if (respuesta.terminal === null) {
    return (
      <Centrada pagina={t.pin.pagina} titulo={t.pin.noEsTitulo} bajada={t.pin.noEsBajada}>
        <ConUsuario principal />
      </Centrada>
    );
  }
  const { nombre: terminal, sucursal } = respuesta.terminal;
  if (quien) {
    return (
      <Centrada pagina={t.pin.pagina} titulo={con(t.pin.hola, { nombre: quien.nombre })} bajada={t.pin.escribir}>
        <Teclado usuarioId={quien.id} onOtra={() => setQuien(undefined)} />
        <ConUsuario />
      </Centrada>
    );
  }
  return (
    <Centrada pagina={t.pin.pagina} titulo={t.pin.titulo} bajada={con(t.pin.bajada, { terminal, sucursal })}>
      {respuesta.personas.length === 0 ? (
        <Mensaje tono="info" texto={t.pin.nadie} />
      ) : (
        <Personas personas={respuesta.personas} onElegir={setQuien} />
      )}
      <ConUsuario principal={respuesta.personas.length === 0} />
    </Centrada>
  );
}

function ConUsuario({ principal = false }: { readonly principal?: boolean }) {
  const t = useTextos();
  const login = conDestino('/login');
  return (
    <Box sx={{ mt: 2, display: 'grid' }}>
      <Button variant={principal ? 'contained' : 'text'} size="large" href={login} onClick={alSeguir(login)}>
        {t.pin.conUsuario}
      </Button>
    </Box>
  );
}
