import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { alSeguir, Enlace } from '#puertas/enlace.tsx';
import { esCodigo } from '#puertas/falla.ts';
import { Marco, useMismoDiseno } from '#puertas/marco.tsx';
import { MensajeDeFalla } from '#puertas/mensaje.tsx';
import { tomarCodigo } from '#puertas/navegar.ts';
import { pedir } from '#puertas/pedir.ts';
import { con, useTextos } from '#puertas/textos.ts';
import { usePregunta } from '#puertas/use-pregunta.ts';
import { FormularioDeCuenta } from './formulario.tsx';

/** A new account: with the link of an invitation, or the first one of the server. Otherwise says how to get one. */
export function Registro() {
  const [codigo] = useState(tomarCodigo);
  return codigo === undefined ? <Alta /> : <Invitacion codigo={codigo} />;
}

function Alta() {
  const t = useTextos();
  const { respuesta, falla, reintentar } = usePregunta(() => pedir('verAlta'));
  if (respuesta?.pendiente === false) return <Cerrada />;
  return (
    <Marco pagina={t.registro.pagina} titulo={t.registro.altaTitulo} bajada={t.registro.altaBajada}>
      {falla === undefined && respuesta === undefined && <CircularProgress size={28} aria-label={t.cargando} />}
      {falla !== undefined && <NoSeSabe falla={falla} onReintentar={reintentar} />}
      {respuesta?.pendiente && (
        <FormularioDeCuenta
          conCodigo
          enviar={({ codigo, nombre, email, contrasena }) => pedir('darDeAlta', { codigo, nombre, email, contrasena })}
        />
      )}
      <YaTengo />
    </Marco>
  );
}

function Invitacion({ codigo }: { readonly codigo: string }) {
  const t = useTextos();
  const { respuesta, falla, reintentar } = usePregunta(() => pedir('verInvitacion', { codigo }));
  const [vencida, setVencida] = useState(false);
  if (vencida || esCodigo(falla, 'acceso.enlace_vencido')) {
    return <Aviso titulo={t.registro.vencidaTitulo} bajada={t.registro.vencidaBajada} />;
  }
  return (
    <Marco
      pagina={t.registro.pagina}
      titulo={t.registro.invitacionTitulo}
      bajada={respuesta && con(t.registro.invitacionBajada, { invita: respuesta.invita, email: respuesta.email })}
    >
      {falla === undefined && respuesta === undefined && <CircularProgress size={28} aria-label={t.cargando} />}
      {falla !== undefined && <NoSeSabe falla={falla} onReintentar={reintentar} />}
      {respuesta && (
        <>
          <Roles roles={respuesta.roles} />
          <FormularioDeCuenta
            emailFijo={respuesta.email}
            nombreInicial={respuesta.nombre}
            onVencido={() => setVencida(true)}
            enviar={({ nombre, contrasena }) => pedir('aceptarInvitacion', { codigo, nombre, contrasena })}
          />
        </>
      )}
      <YaTengo />
    </Marco>
  );
}

function Roles({ roles }: { readonly roles: readonly { readonly rol: string; readonly sucursal: string | null }[] }) {
  const t = useTextos();
  return (
    <Box sx={{ mb: 2.5, p: 1.75, borderRadius: 1, bgcolor: 'sunken', fontSize: '0.8125rem' }}>
      <Box sx={{ color: 'text.secondary' }}>{t.registro.vas}</Box>
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', fontWeight: 600 }}>
        {roles.map(({ rol, sucursal }) => (
          <li key={`${rol} ${sucursal}`}>
            {sucursal === null ? con(t.registro.todas, { rol }) : con(t.registro.rolEn, { rol, sucursal })}
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Cerrada() {
  const t = useTextos();
  return <Aviso titulo={t.registro.cerradaTitulo} bajada={t.registro.cerradaBajada} />;
}

function Aviso(props: { readonly titulo: string; readonly bajada: string }) {
  const t = useTextos();
  const login = useMismoDiseno('/login');
  return (
    <Marco pagina={t.registro.pagina} titulo={props.titulo} bajada={props.bajada}>
      <Button variant="contained" size="large" fullWidth href={login} onClick={alSeguir(login)}>
        {t.registro.irAIngresar}
      </Button>
    </Marco>
  );
}

function NoSeSabe({ falla, onReintentar }: { readonly falla: unknown; readonly onReintentar: () => void }) {
  const t = useTextos();
  return (
    <>
      <MensajeDeFalla falla={falla} />
      <Button size="large" fullWidth onClick={onReintentar}>
        {t.reintentar}
      </Button>
    </>
  );
}

function YaTengo() {
  const t = useTextos();
  const login = useMismoDiseno('/login');
  return (
    <Box sx={{ mt: 3, textAlign: 'center', fontSize: '0.8125rem', color: 'text.secondary' }}>
      <span>{t.registro.tengo}</span> <Enlace a={login}>{t.registro.ingresar}</Enlace>
    </Box>
  );
}
