import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import { MOTIVO_MINIMO } from '@trastienda/nucleo/comun/texto.ts';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { sinSegundoClic } from './piezas-flotantes.ts';

export type Pregunta = {
  /** The verb and the thing: «¿Anular la nota 10.476?». */
  readonly titulo: string;
  /** What follows from it, in numbers. */
  readonly texto?: ReactNode;
  /** The same verb: «Anular nota». */
  readonly boton: string;
  /** What the safe button says; «Volver» without it. */
  readonly volver?: string;
  readonly peligro?: boolean;
  /** Asks for a reason, at least three characters long; with `opcional` it may be left empty. */
  readonly motivo?: boolean | 'opcional';
  /** A box to tick, which begins ticked. */
  readonly casilla?: string;
};

/** `motivo` is empty when none was asked; `marcada` says how the box was left, when there was one. */
export type Respuesta = { readonly motivo: string; readonly marcada?: boolean } | null;

/** The question itself. Use `useConfirmar`, which brings it when it is first needed. */
export function DialogoDeConfirmar(props: {
  readonly pregunta: Pregunta;
  readonly visible: boolean;
  readonly onRespuesta: (respuesta: Respuesta) => void;
  readonly onCerrado: () => void;
}) {
  const { t } = useTranslation('ui');
  const { titulo, texto, boton, volver, peligro = false, motivo: pideMotivo = false, casilla } = props.pregunta;
  const [motivo, setMotivo] = useState('');
  const [marcada, setMarcada] = useState(true);
  const [falta, setFalta] = useState(false);
  const campo = useRef<HTMLInputElement>(null);
  const id = useId();
  const Icono = peligro ? IconAlertTriangle : IconHelpCircle;

  const handleSubmit = (evento: { preventDefault: () => void }) => {
    evento.preventDefault();
    const largo = motivo.trim().length;
    const puedeFaltar = pideMotivo === 'opcional' && largo === 0;
    if (pideMotivo && !puedeFaltar && largo < MOTIVO_MINIMO) {
      setFalta(true);
      campo.current?.focus();
      return;
    }
    props.onRespuesta({ motivo: motivo.trim(), ...(casilla === undefined ? {} : { marcada }) });
  };

  return (
    <Dialog
      open={props.visible}
      onClose={sinSegundoClic(() => props.onRespuesta(null))}
      aria-labelledby={`${id}-titulo`}
      aria-describedby={`${id}-texto`}
      slotProps={{ paper: { sx: { maxWidth: 380, width: '100%' } }, transition: { onExited: props.onCerrado } }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={handleSubmit}
        sx={{ p: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        <Stack direction="row" sx={{ gap: 1.75 }}>
          <Simbolo tono={peligro ? 'error' : 'primary'}>
            <Icono size={20} stroke={1.5} aria-hidden />
          </Simbolo>
          <Box sx={{ minWidth: 0 }}>
            <Typography
              id={`${id}-titulo`}
              variant="h5"
              component="h2"
              sx={{ textWrap: 'balance', overflowWrap: 'anywhere' }}
            >
              {titulo}
            </Typography>
            <Typography id={`${id}-texto`} component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {texto}
            </Typography>
          </Box>
        </Stack>
        {pideMotivo && (
          <TextField
            label={t(pideMotivo === 'opcional' ? 'formulario.motivoOpcional' : 'formulario.motivo')}
            value={motivo}
            onChange={(evento) => setMotivo(evento.target.value)}
            error={falta}
            helperText={falta ? t('formulario.motivoPedido') : ' '}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            inputRef={campo}
          />
        )}
        {casilla !== undefined && (
          <FormControlLabel
            label={casilla}
            control={<Checkbox checked={marcada} onChange={(_, si) => setMarcada(si)} />}
          />
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          <Button autoFocus onClick={() => props.onRespuesta(null)}>
            {volver ?? t('accion.volver')}
          </Button>
          <Button type="submit" variant="contained" color={peligro ? 'error' : 'primary'}>
            {boton}
          </Button>
        </Stack>
      </Box>
    </Dialog>
  );
}
