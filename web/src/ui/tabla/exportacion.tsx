import Button from '@mui/material/Button';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { Endpoint, InputOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { useDescarga } from '#ui/archivos/use-descarga.ts';
import { Divider, ListSubheader, Menu, MenuItem } from '#ui/flotantes/flotantes.tsx';
import { formatearTamano } from '#ui/formato/tamano.ts';
import { sinPagina } from '#ui/listas/consulta-de-lista.ts';
import { useEsCelular } from '#ui/listas/lista-continua.ts';
import type { Icono } from '#ui/piezas/icono.ts';
import type { PropsDeExportacion } from './boton-de-exportar.tsx';
import { enOrden, seVe } from './columnas.ts';
import { useDisposicion } from './use-disposicion.ts';

const ICONOS = { xlsx: IconFileSpreadsheet, csv: IconFileText, pdf: IconFileTypePdf } as const satisfies Record<
  string,
  Icono
>;
const SIN_MENU = { conMenu: false, conCasilla: false };
type Formato = keyof typeof ICONOS;

type Props<Fila> = PropsDeExportacion<Fila> & {
  readonly ancla: HTMLElement | null;
  readonly onCerrar: () => void;
};

/** As what and with which columns, and then how the file comes, which can be stopped. */
export function Exportacion<Fila>({ csv, consulta, clave, columnas, ancla, onCerrar }: Props<Fila>) {
  const { t } = useTranslation('tabla');
  const esCelular = useEsCelular();
  const { diseno, puestas } = useDisposicion(clave, columnas, SIN_MENU);
  const { ocupado, recibidos, bajar, cancelar } = useDescarga();
  // A card is no row of columns: its width hides none that was chosen.
  const elegidas = esCelular ? enOrden(columnas, diseno).filter((columna) => seVe(columna, diseno)) : puestas;

  const formatos: readonly Formato[] = ['xlsx', 'csv', ...(csv.pdf ? (['pdf'] as const) : [])];
  const exportar = (formato: Formato, todas: boolean) => {
    onCerrar();
    const query = {
      ...sinPagina(consulta.valores),
      ...csv.query,
      ...(formato === 'pdf' ? {} : { formato }),
      ...(todas ? {} : { columnas: elegidas.map(({ id }) => id).join(',') }),
    };
    bajar(
      formato === 'pdf' && csv.pdf ? csv.pdf : csv.endpoint,
      { query, ...(csv.params && { params: csv.params }) } as InputOf<Endpoint>,
      csv.nombre.replace(/\.csv$/, `.${formato}`),
    );
  };
  const grupo = (titulo: string | undefined, todas: boolean) => [
    ...(titulo === undefined ? [] : [<Subtitulo key={titulo} titulo={titulo} />]),
    ...formatos.map((formato) => {
      const Icono = ICONOS[formato];
      return (
        <MenuItem
          key={`${formato}-${todas}`}
          aria-label={[t(`exportar.${formato}`), titulo].filter(Boolean).join(', ')}
          onClick={() => exportar(formato, todas)}
        >
          <Icono size={17} stroke={1.7} aria-hidden />
          {t(`exportar.${formato}`)}
        </MenuItem>
      );
    }),
  ];
  return (
    <>
      {ocupado && (
        <Button
          size="small"
          color="inherit"
          startIcon={<IconX size={16} stroke={1.7} aria-hidden />}
          onClick={cancelar}
          aria-label={t('exportar.cancelar')}
          sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        >
          {recibidos === 0 ? t('exportar.preparando') : t('exportar.recibidos', { que: formatearTamano(recibidos) })}
        </Button>
      )}
      <Menu
        anchorEl={ancla}
        open={ancla !== null && !ocupado}
        onClose={onCerrar}
        slotProps={{ list: { 'aria-label': t('exportar.titulo') } }}
      >
        {clave === undefined ? grupo(undefined, true) : grupo(t('exportar.aLaVista'), false)}
        {clave !== undefined && <Divider />}
        {clave !== undefined && grupo(t('exportar.todas'), true)}
      </Menu>
    </>
  );
}

/** For the eye: who hears the menu is told with each entry, for a menu holds nothing but them. */
const Subtitulo = ({ titulo }: { readonly titulo: string }) => (
  <ListSubheader component="div" role="presentation" aria-hidden sx={{ lineHeight: '2rem' }}>
    {titulo}
  </ListSubheader>
);
