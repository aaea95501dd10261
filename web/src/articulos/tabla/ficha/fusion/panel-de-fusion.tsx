import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  type Articulo,
  fusionarArticulo,
  type Hallazgo,
  type VistaDeFusion,
  verFusion,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { decirReparo as enEspanol } from '@trastienda/nucleo/articulos/fusion/reparos.ts';
import { MOTIVO_MINIMO } from '@trastienda/nucleo/comun/texto.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe, useComando } from '#api/consultas.ts';
import { SelectorDeArticulo } from '#articulos/selector-de-articulo.tsx';
import { decirReparo } from '#i18n/decir.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { useAvisarCambios } from '#ui/formularios/avisar-cambios.ts';
import { useCierre } from '#ui/formularios/salida.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { LoQuePasa } from './lo-que-pasa.tsx';

type Props = { readonly articulo: Articulo; readonly onCerrar: () => void };

/** Chooses the artículo that stays, shows all that goes over to it, and says that there is no way back (ART-27). */
export function PanelDeFusion({ articulo, onCerrar }: Props) {
  const { t } = useTranslation('fusion');
  const { onCambios, cerrar } = useCierre(onCerrar);
  const [elegido, setElegido] = useState<Hallazgo | null>(null);
  // Why they are one is the same whichever of them stays.
  const [motivo, setMotivo] = useState('');
  const hayMotivo = motivo.trim() !== '';
  useAvisarCambios(hayMotivo, onCambios);
  const consulta = useQuery({
    ...consultaDe(verFusion, { params: { id: articulo.id }, query: { enId: elegido?.id ?? '' } }),
    enabled: elegido !== null,
    // What is told has to be what is there now.
    staleTime: 0,
  });
  return (
    <PanelLateral
      abierto
      ancho={520}
      titulo={t('titulo', { codigo: articulo.codigo })}
      subtitulo={articulo.descripcion}
      onCerrar={cerrar}
    >
      <Stack sx={{ gap: 2.5 }}>
        <SelectorDeArticulo
          valor={elegido}
          autoFocus
          label={t('queda')}
          sin={articulo.id}
          ayuda={t('ayuda', { codigo: articulo.codigo })}
          onCambio={setElegido}
        />
        {elegido && (
          <Cargado consulta={consulta}>
            {(vista) => (
              <Confirmacion
                key={elegido.id}
                vista={vista}
                motivo={motivo}
                onMotivo={setMotivo}
                onHecha={() => onCambios(false)}
                onCancelar={cerrar}
              />
            )}
          </Cargado>
        )}
      </Stack>
    </PanelLateral>
  );
}

type PropsDeConfirmacion = {
  readonly vista: VistaDeFusion;
  readonly motivo: string;
  readonly onMotivo: (motivo: string) => void;
  readonly onHecha: () => void;
  readonly onCancelar: () => void;
};

function Confirmacion({ vista, motivo, onMotivo, onHecha, onCancelar }: PropsDeConfirmacion) {
  const { t } = useTranslation('fusion');
  const { t: tUi } = useTranslation('ui');
  const [falla, setFalla] = useState<string | null>(null);
  const campo = useRef<HTMLInputElement>(null);
  const fusionar = useFusionar(vista, onHecha);
  const { reparos } = vista;
  const handleEnviar = async (evento: FormEvent) => {
    evento.preventDefault();
    if (motivo.trim().length < MOTIVO_MINIMO) {
      setFalla(t('motivoCorto'));
      campo.current?.focus();
      return;
    }
    setFalla(null);
    await fusionar.enviar(motivo.trim()).catch((error: unknown) => setFalla(mensajeDeError(error)));
  };
  if (reparos.length > 0) {
    return (
      <Alert severity="warning">
        <b>{t('noSePuede')}</b>
        <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
          {reparos.map((reparo) => {
            const dicho = decirReparo(reparo) ?? enEspanol(reparo);
            return <li key={dicho}>{dicho}</li>;
          })}
        </Box>
      </Alert>
    );
  }
  return (
    <Stack component="form" noValidate onSubmit={(evento) => void handleEnviar(evento)} sx={{ gap: 2.5 }}>
      <LoQuePasa vista={vista} />
      <Alert severity="warning">{t('sinVuelta')}</Alert>
      <TextField
        label={t('motivo')}
        inputRef={campo}
        value={motivo}
        onChange={({ target }) => onMotivo(target.value)}
        error={falla !== null}
        helperText={falla ?? ' '}
        slotProps={{ htmlInput: { maxLength: 200 }, formHelperText: falla === null ? {} : { role: 'alert' } }}
        fullWidth
      />
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onCancelar}>{tUi('accion.cancelar')}</Button>
        <Button type="submit" variant="contained" color="error" loading={fusionar.ocupada}>
          {t('boton')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Does it and goes to the one that stays. */
function useFusionar({ perdedor, ganador }: VistaDeFusion, onHecha: () => void) {
  const { t } = useTranslation('fusion');
  const avisos = useAvisos();
  const navigate = useNavigate();
  const comando = useComando(fusionarArticulo, { invalida: ['stock'] });
  const enviar = async (motivo: string) => {
    await comando.mutateAsync({
      params: { id: perdedor.id },
      body: { version: perdedor.version, enId: ganador.id, versionDelOtro: ganador.version, motivo },
    });
    onHecha();
    avisos.exito(t('hecho', { perdedor: perdedor.codigo, ganador: ganador.codigo }));
    await navigate({ to: '/articulos/tabla/$id', params: { id: ganador.id } });
  };
  return { enviar, ocupada: comando.isPending };
}
