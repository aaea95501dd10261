import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { type SubmitEvent, useRef, useState } from 'react';
import { Campo } from '#puertas/campo.tsx';
import { Icono } from '#puertas/campo-de-contrasena.tsx';
import { Enlace } from '#puertas/enlace.tsx';
import { useIntento } from '#puertas/intento.ts';
import { Marco, useMismoDiseno } from '#puertas/marco.tsx';
import { MensajeDeFalla } from '#puertas/mensaje.tsx';
import { tomarCodigo } from '#puertas/navegar.ts';
import { pedir } from '#puertas/pedir.ts';
import { usuarioRecordado } from '#puertas/recordado.ts';
import { ConEspera } from '#puertas/reenviar.tsx';
import { useTextos } from '#puertas/textos.ts';
import { CambiarClave } from './cambiar-clave.tsx';

/** Asks for a link by mail, or uses the one that came. */
export function Olvido() {
  const [codigo, setCodigo] = useState(tomarCodigo);
  return codigo === undefined ? <PedirEnlace /> : <CambiarClave codigo={codigo} onOtro={() => setCodigo(undefined)} />;
}

/** The answer is the same whether the account exists or not. */
function PedirEnlace() {
  const t = useTextos();
  const { enviando, falla, intentar } = useIntento();
  const [usuario, setUsuario] = useState(() => usuarioRecordado() ?? '');
  const [enviado, setEnviado] = useState<'correo' | 'servidor' | null>(null);
  const [revisado, setRevisado] = useState(false);
  const caja = useRef<HTMLInputElement>(null);
  const enviar = () =>
    intentar(async () => {
      const { porCorreo } = await pedir('pedirRecuperacion', { usuario: usuario.trim() });
      setEnviado(porCorreo ? 'correo' : 'servidor');
    });
  const handleSubmit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    setRevisado(true);
    if (usuario.trim() === '') return caja.current?.focus();
    return enviar();
  };
  if (enviado) {
    return (
      <Marco pagina={t.olvido.pagina} {...t.olvido.enviado[enviado]}>
        <MensajeDeFalla falla={falla} />
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
          <ConEspera texto={t.olvido.reenviar} esperando={t.olvido.reenviarEn} yaEspera onUsar={() => void enviar()} />
          <Button variant="text" onClick={() => setEnviado(null)}>
            {t.olvido.otro}
          </Button>
        </Box>
        <Volver />
      </Marco>
    );
  }
  return (
    <Marco pagina={t.olvido.pagina} titulo={t.olvido.titulo} bajada={t.olvido.bajada}>
      <MensajeDeFalla falla={falla} />
      <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid' }}>
        <Campo
          name="usuario"
          label={t.olvido.usuario}
          valor={usuario}
          onCambio={setUsuario}
          inputRef={caja}
          autoFocus
          autoComplete="username"
          error={revisado && usuario.trim() === '' ? t.login.faltaUsuario : undefined}
          inicio={
            <Icono>
              <IconUser size={18} stroke={1.5} aria-hidden />
            </Icono>
          }
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={enviando} sx={{ mt: 1 }}>
          {t.olvido.enviar}
        </Button>
      </Box>
      <Volver />
    </Marco>
  );
}

function Volver() {
  const t = useTextos();
  const login = useMismoDiseno('/login');
  return (
    <Box sx={{ mt: 3, textAlign: 'center', fontSize: '0.8125rem' }}>
      <Enlace a={login}>{t.volver}</Enlace>
    </Box>
  );
}
