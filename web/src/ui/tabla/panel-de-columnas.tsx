import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Popover } from '#ui/flotantes/flotantes.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { type DisenoDeColumnas, enOrden, mostrarColumna, moverColumna, seVe } from './columnas.ts';
import { useDiseno } from './diseno.ts';

type Props<Fila> = {
  readonly clave: string;
  readonly columnas: readonly Columna<Fila>[];
  readonly ancla: HTMLElement;
  readonly onCerrar: () => void;
};

/** Every column of the table in its order, those that do not show as well. */
export function PanelDeColumnas<Fila>({ clave, columnas, ancla, onCerrar }: Props<Fila>) {
  const { t } = useTranslation('tabla');
  const titulo = useId();
  const [diseno, guardar] = useDiseno(clave);
  const ordenadas = enOrden(columnas, diseno);
  const visibles = ordenadas.filter((columna) => seVe(columna, diseno));
  const sinCambios = Object.keys(diseno).length === 0;
  return (
    <Popover
      open
      anchorEl={ancla}
      onClose={onCerrar}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titulo, sx: { width: 320, maxHeight: '70vh' } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', px: 2, pt: 1.5, pb: 0.5, gap: 1 }}>
        <Typography id={titulo} variant="h6" component="h2" sx={{ flex: 1 }}>
          {t('columnas')}
        </Typography>
        <Button
          size="small"
          aria-disabled={sinCambios}
          onClick={() => sinCambios || guardar({})}
          sx={sinCambios ? sinHacer : {}}
        >
          {t('restablecer')}
        </Button>
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, pb: 1, listStyle: 'none' }}>
        {ordenadas.map((columna) => (
          <Renglon
            key={columna.id}
            columna={columna}
            visible={seVe(columna, diseno)}
            unica={visibles.length === 1}
            diseno={diseno}
            mover={(paso) => moverColumna(columnas, diseno, columna.id, paso)}
            onCambio={guardar}
          />
        ))}
      </Box>
    </Popover>
  );
}

function Renglon<Fila>(props: {
  readonly columna: Columna<Fila>;
  readonly visible: boolean;
  /** The last one that shows stays. */
  readonly unica: boolean;
  readonly diseno: DisenoDeColumnas;
  readonly mover: (paso: 1 | -1) => DisenoDeColumnas;
  readonly onCambio: (diseno: DisenoDeColumnas) => void;
}) {
  const { t } = useTranslation('tabla');
  const { columna, visible, diseno, mover, onCambio } = props;
  const id = useId();
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', px: 1 }}>
      <Checkbox
        size="small"
        checked={visible}
        disabled={visible && props.unica}
        slotProps={{ input: { id } }}
        onChange={(_, marcada) => onCambio(mostrarColumna(diseno, columna.id, marcada))}
      />
      <Box component="label" htmlFor={id} sx={{ flex: 1, minWidth: 0, fontSize: '0.875rem' }}>
        {columna.titulo}
      </Box>
      {([-1, 1] as const).map((paso) => {
        const Flecha = paso === -1 ? IconArrowUp : IconArrowDown;
        const enElExtremo = !visible || mover(paso) === diseno;
        return (
          <IconButton
            key={paso}
            size="small"
            aria-label={t(paso === -1 ? 'subir' : 'bajar', { que: columna.titulo })}
            aria-disabled={enElExtremo}
            onClick={() => enElExtremo || onCambio(mover(paso))}
            sx={enElExtremo ? sinHacer : {}}
          >
            <Flecha size={16} stroke={1.7} aria-hidden />
          </IconButton>
        );
      })}
    </Stack>
  );
}

/** A button that has nothing left to do keeps the focus: without it the panel would hear neither Esc nor the arrows. */
const sinHacer = { color: 'text.disabled', cursor: 'default' } as const;
