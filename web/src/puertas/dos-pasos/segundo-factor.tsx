import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { IngresoPendiente, MedioDeSegundoFactor } from '@trastienda/nucleo/acceso/contrato.ts';
import { type SubmitEvent, useState } from 'react';
import { Campo } from '#puertas/campo.tsx';
import { Enlace } from '#puertas/enlace.tsx';
import { esCodigo } from '#puertas/falla.ts';
import { useIntento } from '#puertas/intento.ts';
import { hayLlaves, ingresarConLlave, SinLlave } from '#puertas/llave.ts';
import { Marco, useMismoDiseno } from '#puertas/marco.tsx';
import { Mensaje, MensajeDeFalla } from '#puertas/mensaje.tsx';
import { conDestino, entrar } from '#puertas/navegar.ts';
import { pedir } from '#puertas/pedir.ts';
import { ConEspera } from '#puertas/reenviar.tsx';
import { con, type Textos, useTextos } from '#puertas/textos.ts';
import { SeisCasillas } from './seis-casillas.tsx';

type Props = { readonly pendiente: IngresoPendiente; readonly onVencido: (falla: unknown) => void };

/** Proves the second factor with what the person has: the application, a saved code, or a key. */
export function SegundoFactor({ pendiente, onVencido }: Props) {
  const medios = pendiente.medios.filter((uno) => uno !== 'llave' || hayLlaves());
  const [primero] = medios;
  if (primero === undefined) return <SinMedio nombre={pendiente.nombre} />;
  return <ConAlguno {...{ pendiente, onVencido, medios, primero }} />;
}

/** All they have is a key, and none can be used here: whoever wants to come in is told where. */
function SinMedio({ nombre }: { readonly nombre: string }) {
  const t = useTextos();
  const login = useMismoDiseno('/login');
  return (
    <Marco pagina={t.pasos.pagina} titulo={t.pasos.titulo} bajada={con(t.pasos.sinMedio, { nombre })}>
      <Box sx={otros}>
        <Enlace a={conDestino(login)}>{t.pasos.otra}</Enlace>
      </Box>
    </Marco>
  );
}

type Medios = { readonly medios: readonly MedioDeSegundoFactor[]; readonly primero: MedioDeSegundoFactor };

function ConAlguno({ pendiente, onVencido, medios, primero }: Props & Medios) {
  const t = useTextos();
  const [medio, setMedio] = useState(primero);
  const { enviando, falla, intentar, olvidarFalla } = useIntento();
  const [codigo, setCodigo] = useState('');
  const [vez, setVez] = useState(0);
  const login = useMismoDiseno('/login');

  const limpiar = () => {
    setCodigo('');
    setVez((antes) => antes + 1);
  };
  const mandar = (hacer: () => Promise<unknown>) =>
    intentar(async () => {
      try {
        await hacer();
      } catch (error) {
        if (esCodigo(error, 'acceso.sin_pendiente')) return onVencido(error);
        if (medio === 'codigo') limpiar();
        throw error;
      }
      await entrar();
    });
  const handleSubmit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (medio === 'llave') return mandar(() => ingresarConLlave(false));
    return mandar(() =>
      medio === 'codigo' ? pedir('completarConCodigo', { codigo }) : pedir('completarConRecuperacion', { codigo }),
    );
  };
  const elegir = (nuevo: MedioDeSegundoFactor) => {
    olvidarFalla();
    setCodigo('');
    setMedio(nuevo);
  };
  return (
    <Marco
      pagina={t.pasos.pagina}
      titulo={t.pasos.titulo}
      bajada={con(bajadaDe(medio, t), { nombre: pendiente.nombre })}
    >
      {falla instanceof SinLlave ? (
        <Mensaje tono="error" texto={t.login.llaveCancelada} />
      ) : (
        <MensajeDeFalla falla={falla} />
      )}
      <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid' }}>
        {medio === 'codigo' && (
          <SeisCasillas valor={codigo} onCambio={setCodigo} vez={vez} error={falla !== undefined && codigo === ''} />
        )}
        {medio === 'recuperacion' && <CampoDeRecuperacion valor={codigo} onCambio={setCodigo} />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          loading={enviando}
          disabled={!completo(medio, codigo)}
          sx={{ mt: 1 }}
        >
          {medio === 'llave' ? t.pasos.conLlave : t.pasos.verificar}
        </Button>
      </Box>
      <Box sx={otros}>
        {medio === 'codigo' && (
          <div>
            {t.pasos.noLlego} <ConEspera texto={t.pasos.esperar} esperando={t.pasos.esperando} onFin={limpiar} />
          </div>
        )}
        {medios
          .filter((uno) => uno !== medio)
          .map((uno) => (
            <Button key={uno} variant="text" onClick={() => elegir(uno)}>
              {{ codigo: t.pasos.conCodigo, recuperacion: t.pasos.conRecuperacion, llave: t.pasos.conLlave }[uno]}
            </Button>
          ))}
        <Enlace a={conDestino(login)}>{t.pasos.otra}</Enlace>
      </Box>
    </Marco>
  );
}

function CampoDeRecuperacion(props: { readonly valor: string; readonly onCambio: (valor: string) => void }) {
  const t = useTextos();
  return (
    <Campo
      name="recuperacion"
      label={t.pasos.recuperacion}
      valor={props.valor}
      onCambio={(texto) => props.onCambio(texto.toUpperCase())}
      autoComplete="off"
      maximo={64}
      autoFocus
      ayuda={t.pasos.recuperacionAyuda}
      inicio={<Box component="span" sx={{ width: 12 }} />}
    />
  );
}

const bajadaDe = (medio: MedioDeSegundoFactor, t: Textos): string =>
  ({ codigo: t.pasos.bajada, recuperacion: t.pasos.bajadaRecuperacion, llave: t.pasos.bajadaLlave })[medio];

const completo = (medio: MedioDeSegundoFactor, codigo: string): boolean =>
  medio === 'llave' || (medio === 'codigo' ? /^\d{6}$/ : /^([A-Z2-7][\s-]*){24}$/).test(codigo);

const otros = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  mt: 3,
  textAlign: 'center',
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const;
