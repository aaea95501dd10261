import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import IconChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import { useId, useState } from 'react';
import { Bloque, Bloques } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { textos } from '#galeria/ui-components/textos.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import type { Icono } from '#ui/piezas/icono.ts';
import { type Lado, marcadasDe, marcar, marcarTodas, mover, type Transferencia } from './estado.ts';

const INICIAL: Transferencia = { disponibles: [1, 2, 3, 4], elegidas: [5, 6, 7, 8], marcadas: [] };

/** Pieces that go from one list to another and back. */
export function TransferListScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('transferList')}>
      <Bloques>
        <Bloque titulo={t('transferencia.basica')}>
          <Listas prueba="transfer-basic" />
        </Bloque>
        <Bloque titulo={t('transferencia.mejorada')}>
          <Listas prueba="transfer-enhanced" mejorada />
        </Bloque>
      </Bloques>
    </PaginaDemo>
  );
}

function Listas({ prueba, mejorada = false }: { readonly prueba: string; readonly mejorada?: boolean }) {
  const t = textos.usar();
  const [estado, setEstado] = useState(INICIAL);
  const boton = (texto: string, desde: Lado, cuales: readonly number[], icono: Icono) => (
    <Mover
      texto={texto}
      icono={icono}
      inactivo={cuales.length === 0}
      onClick={() => setEstado(mover(estado, desde, cuales))}
    />
  );
  const lista = (lado: Lado) => (
    <Lista
      lado={lado}
      estado={estado}
      mejorada={mejorada}
      onMarcar={(una) => setEstado(marcar(estado, una))}
      onTodas={() => setEstado(marcarTodas(estado, lado))}
    />
  );
  return (
    <Box data-testid={prueba} sx={marco}>
      {lista('disponibles')}
      <Stack sx={{ gap: 1, flexDirection: { xs: 'row', sm: 'column' }, justifyContent: 'center' }}>
        {!mejorada && boton(t('transferencia.pasarTodas'), 'disponibles', estado.disponibles, IconChevronsRight)}
        {boton(t('transferencia.pasar'), 'disponibles', marcadasDe(estado, 'disponibles'), IconChevronRight)}
        {boton(t('transferencia.traer'), 'elegidas', marcadasDe(estado, 'elegidas'), IconChevronLeft)}
        {!mejorada && boton(t('transferencia.traerTodas'), 'elegidas', estado.elegidas, IconChevronsLeft)}
      </Stack>
      {lista('elegidas')}
    </Box>
  );
}

function Mover(props: {
  readonly texto: string;
  readonly icono: Icono;
  readonly inactivo: boolean;
  readonly onClick: () => void;
}) {
  // It stays reachable with nothing to move, so that the keyboard is not thrown out of it.
  return (
    <Pista texto={props.texto}>
      <IconButton
        aria-disabled={props.inactivo}
        onClick={() => {
          if (!props.inactivo) props.onClick();
        }}
        sx={{
          boxShadow: 'inset 0 0 0 1px var(--t-palette-divider)',
          '&[aria-disabled=true]': { color: 'text.disabled' },
          // One list stands below the other there.
          '& svg': { rotate: { xs: '90deg', sm: 'none' } },
          // From right to left its icon is mirrored before it turns.
          '[dir=rtl] & svg': { rotate: { xs: '-90deg', sm: 'none' } },
        }}
      >
        <props.icono className="con-direccion" size={18} stroke={1.7} aria-hidden />
      </IconButton>
    </Pista>
  );
}

function Lista(props: {
  readonly lado: Lado;
  readonly estado: Transferencia;
  readonly mejorada: boolean;
  readonly onMarcar: (una: number) => void;
  readonly onTodas: () => void;
}) {
  const { lado, estado, mejorada } = props;
  const t = textos.usar();
  const id = useId();
  const piezas = estado[lado];
  const marcadas = marcadasDe(estado, lado);
  const nombre = t(`transferencia.${lado}`);
  return (
    <Box role="group" aria-labelledby={id} data-testid={`transfer-${lado}`} sx={caja}>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: 0.5,
          px: 2,
          minHeight: 52,
          borderBlockEnd: '1px solid var(--t-palette-divider)',
        }}
      >
        {mejorada && (
          <Checkbox
            checked={piezas.length > 0 && marcadas.length === piezas.length}
            indeterminate={marcadas.length > 0 && marcadas.length < piezas.length}
            disabled={piezas.length === 0}
            onChange={props.onTodas}
            sx={{ marginInlineStart: '-6px' }}
            slotProps={{ input: { 'aria-label': t('transferencia.marcarTodas', { lista: nombre }) } }}
          />
        )}
        <div>
          <Typography id={id} variant="subtitle2" component="h3">
            {nombre}
          </Typography>
          <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
            {t('transferencia.cuenta', { marcadas: marcadas.length, total: piezas.length })}
          </Typography>
        </div>
      </Stack>
      <Stack sx={{ px: 2.5, py: 1, height: 250, overflowY: 'auto', flexWrap: 'nowrap' }}>
        {piezas.map((una) => (
          <FormControlLabel
            key={una}
            label={t('transferencia.pieza', { numero: una })}
            control={<Checkbox checked={estado.marcadas.includes(una)} onChange={() => props.onMarcar(una)} />}
          />
        ))}
        {piezas.length === 0 && (
          <Typography variant="body2" sx={{ py: 1, color: 'text.secondary' }}>
            {t('transferencia.vacia')}
          </Typography>
        )}
      </Stack>
    </Box>
  );
}

const marco = {
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
} as const;
const caja = { borderRadius: 1, boxShadow: 'inset 0 0 0 1px var(--t-palette-divider)' } as const;
