import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  imprimirLista,
  medirListaImpresa,
} from '@trastienda/nucleo/articulos/lista-impresa/contrato-de-lista-impresa.ts';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { BotonDeDocumento } from '#articulos/boton-de-documento.tsx';
import { usePedidoEnLaDireccion } from '#articulos/pedido-en-la-direccion.ts';
import { useDocumento } from '#ui/archivos/use-documento.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { CamposDeEncabezado, CamposDeLista } from './campos.tsx';
import { ComoQueda } from './como-queda.tsx';
import { leerPedidoDeLista } from './pedido.ts';

/** The price list on paper (REA-01): what goes on it, how it is headed, and how much paper it takes. */
export function ListaDePreciosScreen() {
  const { t } = useTranslation('papel');
  const { pedido, asentado, cambiar } = usePedidoEnLaDireccion(leerPedidoDeLista, {});
  const medida = useQuery({
    ...consultaDe(medirListaImpresa, { query: asentado as never }),
    placeholderData: keepPreviousData,
  });
  const documento = useDocumento();
  const bajar = () =>
    documento.bajar(imprimirLista, { query: pedido as never }, `lista-de-precios-${diaArgentino(new Date())}.pdf`);
  return (
    <Pagina
      titulo={t('lista.titulo')}
      acciones={
        <BotonDeDocumento
          documento={documento}
          texto={t('lista.bajar')}
          disabled={medida.data?.articulos === 0}
          onPedir={bajar}
        />
      }
    >
      <Box sx={columnas}>
        <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 2 } }}>
          <CamposDeLista pedido={pedido} onCambio={cambiar} />
          <CamposDeEncabezado pedido={pedido} onCambio={cambiar} />
        </Box>
        <ComoQueda consulta={medida} />
      </Box>
    </Pagina>
  );
}

const columnas = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
