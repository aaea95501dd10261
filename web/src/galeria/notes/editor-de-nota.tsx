import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { Note } from '#galeria/api-falsa/entidades/notes.ts';
import { formatearFecha } from '#ui/formato/formato.ts';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { BotonDeLateral, CuerpoDePanel } from '#ui/pantalla/tres-paneles.tsx';
import { ColoresDeNota } from './colores-de-nota.tsx';
import type { NotaNueva } from './estado.ts';
import { textos } from './textos.ts';

/** The chosen note, which is kept with each key stroke. */
export function EditorDeNota(props: {
  readonly nota: Note | undefined;
  readonly onAgregar: () => void;
  readonly onEmpezar: () => void;
  readonly onCambio: <C extends keyof NotaNueva>(campo: C, valor: Note[C]) => void;
}) {
  const t = textos.usar();
  const { nota } = props;
  return (
    <>
      <Stack direction="row" sx={cabecera}>
        <BotonDeLateral texto={t('ver')} />
        <Typography variant="caption" noWrap sx={{ flex: 1, minWidth: 0, color: 'text.secondary' }}>
          {nota && formatearFecha(nota.datef)}
          {nota && (
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {` · ${t('guardaSola')}`}
            </Box>
          )}
        </Typography>
        <Button
          variant="contained"
          data-testid="notes-add"
          startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
          onClick={props.onAgregar}
        >
          {t('agregar')}
        </Button>
      </Stack>
      {nota ? (
        <CuerpoDePanel>
          <Box sx={cuerpo}>
            <InputBase
              key={nota.id}
              multiline
              fullWidth
              minRows={12}
              value={nota.title}
              onFocus={props.onEmpezar}
              onChange={(evento) => props.onCambio('title', evento.target.value)}
              slotProps={{ input: { 'aria-label': t('texto'), 'data-testid': 'notes-editor' } as object }}
              sx={hoja}
            />
            <ColoresDeNota
              titulo={t('cambiarColor')}
              valor={nota.color}
              onCambio={(color) => props.onCambio('color', color)}
            />
          </Box>
        </CuerpoDePanel>
      ) : (
        <VistaVacia icono={IconNote} titulo={t('elegi')} texto={t('elegiTexto')} />
      )}
    </>
  );
}

const cabecera = {
  alignItems: 'center',
  gap: 1.5,
  minHeight: 64,
  px: { xs: 1.5, sm: 3 },
  borderBottom: '1px solid var(--t-palette-divider)',
} as const;

/** The sheet takes the height there is; the colours stay below it. */
const cuerpo = {
  p: { xs: 2, sm: 3 },
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: 2,
  minHeight: '100%',
} as const;

const hoja = {
  p: 2,
  cursor: 'text',
  borderRadius: 1,
  bgcolor: 'sunken',
  boxShadow: 'inset 0 0 0 1px var(--t-palette-divider)',
  fontSize: '1rem',
  lineHeight: '1.625rem',
  alignItems: 'flex-start',
  '&.Mui-focused': { boxShadow: 'inset 0 0 0 2px var(--t-palette-focusRing)' },
  '& textarea': { outline: 'none' },
} as const;
