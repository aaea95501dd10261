import Button from '@mui/material/Button';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type FiltroDeLineas, MARCAS_DE_LINEA } from '@trastienda/nucleo/articulos/precios/contrato-de-lotes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/avisos.tsx';
import { useConfirmar } from '#ui/confirmar.tsx';
import { Menu, MenuItem } from '#ui/flotantes.tsx';
import { formatearEntero } from '#ui/formato.ts';
import type { Marca, Marcas } from './use-marcas.ts';

/** One mark for all the lines that the filter shows, on every page. */
export function MarcarTodas(props: {
  readonly filtro: FiltroDeLineas;
  readonly total: number;
  readonly onMarcar: Marcas['marcar'];
}) {
  const { t } = useTranslation('precios');
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const cuenta = { count: props.total, n: formatearEntero(props.total) };

  const handleMarcar = async (marca: Marca) => {
    setAncla(null);
    const texto = t(`actualizar.lote.lineas.marcando.${marca}`, cuenta);
    const respuesta = await confirmar({
      titulo: t('actualizar.lote.lineas.marcandoTitulo', { que: texto }),
      texto: t('actualizar.lote.lineas.marcandoTexto'),
      boton: texto,
    });
    if (respuesta && (await props.onMarcar([marca], { filtro: soloFiltro(props.filtro) }))) {
      avisos.exito(t('actualizar.lote.lineas.listo'));
    }
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={ancla !== null}
        endIcon={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
        onClick={({ currentTarget }) => setAncla(currentTarget)}
      >
        {t('actualizar.lote.lineas.marcar', cuenta)}
      </Button>
      <Menu
        anchorEl={ancla}
        open={ancla !== null}
        onClose={() => setAncla(null)}
        slotProps={{ list: { 'aria-label': t('actualizar.lote.lineas.marcarMenu') } }}
      >
        {MARCAS_DE_LINEA.map((marca) => (
          <MenuItem key={marca} onClick={() => void handleMarcar(marca)}>
            {t(`actualizar.lote.lineas.marcando.${marca}`, cuenta)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Without the page and the order, which are of the table. */
function soloFiltro({ buscar, listaId, incluida, alerta, porConfirmar, omitida }: FiltroDeLineas): FiltroDeLineas {
  return Object.fromEntries(
    Object.entries({ buscar, listaId, incluida, alerta, porConfirmar, omitida }).filter(
      ([, valor]) => valor !== undefined,
    ),
  );
}
