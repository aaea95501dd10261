import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu, MenuItem } from '#ui/flotantes/flotantes.tsx';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { saldoDe } from './entrega.ts';
import type { EntregaEnCurso } from './use-entrega.ts';

type Props = { readonly renglon: RenglonDetalle; readonly entrega: EntregaEnCurso };

/** In words, what becomes of a line, and that it leaves less than nothing on the shelf. */
export function Resultado(props: Props) {
  const { t } = useTranslation('ventas');
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <DelSaldo {...props} />
      {props.entrega.dejaNegativo(props.renglon) && (
        <EstadoChip tono="aviso" sinPunto>
          {t('finalizar.resultado.negativo')}
        </EstadoChip>
      )}
    </Box>
  );
}

/** Complete, or its rest waits or is given up, which the person chooses here. */
function DelSaldo({ renglon, entrega }: Props) {
  const { t } = useTranslation('ventas');
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const saldo = saldoDe(renglon, entrega.aEntregar);
  if (saldo === '0') {
    return (
      <EstadoChip tono="exito" sinPunto>
        <IconCheck size={14} stroke={2.2} aria-hidden />
        {t('finalizar.resultado.completo')}
      </EstadoChip>
    );
  }
  const seCancela = entrega.cancelados.has(renglon.id);
  const actual = seCancela
    ? t('finalizar.resultado.cancela', { cantidad: formatearCantidad(saldo) })
    : t('finalizar.resultado.pendiente');
  const elegir = (cancela: boolean) => {
    setAncla(null);
    entrega.cancelarSaldoDe(renglon.id, cancela);
  };
  return (
    <>
      <Button
        size="small"
        variant="text"
        color={seCancela ? 'error' : 'primary'}
        aria-haspopup="menu"
        aria-expanded={ancla !== null}
        aria-label={t('finalizar.resultado.deRenglon', { codigo: renglon.codigo, actual })}
        endIcon={<IconChevronDown size={15} stroke={1.7} aria-hidden />}
        onClick={(evento) => setAncla(evento.currentTarget)}
        sx={{ px: 0.75, mx: -0.75, fontSize: '0.75rem', gap: 0.5 }}
      >
        {actual}
      </Button>
      <Menu anchorEl={ancla} open={ancla !== null} onClose={() => setAncla(null)}>
        <MenuItem selected={!seCancela} onClick={() => elegir(false)}>
          {t('finalizar.resultado.dejarPendiente')}
        </MenuItem>
        <MenuItem selected={seCancela} onClick={() => elegir(true)} sx={{ color: 'error.text' }}>
          {t('finalizar.resultado.cancelarSaldo')}
        </MenuItem>
      </Menu>
    </>
  );
}
