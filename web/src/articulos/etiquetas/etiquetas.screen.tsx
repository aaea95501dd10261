import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  imprimirEtiquetas,
  prepararEtiquetas,
  type QueDicen,
  verMuestraDeEtiquetas,
} from '@trastienda/nucleo/articulos/etiquetas/contrato-de-etiquetas.ts';
import { FORMATOS_COMUNES, type FormatoDeEtiqueta, porHoja } from '@trastienda/nucleo/articulos/etiquetas/formato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSucursal } from '#acceso/sesion.tsx';
import { consultaDe, useComando } from '#api/consultas.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { BotonDeDocumento } from '#articulos/boton-de-documento.tsx';
import { usePedidoEnLaDireccion } from '#articulos/pedido-en-la-direccion.ts';
import { useDocumento } from '#ui/archivos/use-documento.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { CamposDeFormato } from './campos-de-formato.tsx';
import { CamposDeTexto } from './campos-de-texto.tsx';
import { CuantasEtiquetas } from './cuantas.tsx';
import { Impresiones } from './impresiones.tsx';
import { leerPedidoDeEtiquetas, nadaElegido } from './pedido.ts';
import { VistaPrevia } from './vista-previa.tsx';

const DE_ENTRADA: QueDicen = {
  simbolo: 'BARRAS',
  precio: 'CON_IVA',
  codigo: true,
  descripcion: true,
  marca: true,
  fecha: true,
  texto: '',
};

/** Labels on paper (ART-23): which ones, on what, what they say; and the first sheet as it will be. */
export function ImprimirEtiquetasScreen() {
  const { t } = useTranslation(['papel', 'articulos']);
  const sucursal = useSucursal()?.id;
  const { pedido, asentado, cambiar } = usePedidoEnLaDireccion(
    leerPedidoDeEtiquetas,
    sucursal === undefined ? {} : { sucursalId: sucursal },
  );
  const [dicen, setDicen] = useState<QueDicen>(DE_ENTRADA);
  const [formato, setFormato] = useState<FormatoDeEtiqueta>(definido(FORMATOS_COMUNES[0], 'a format'));
  const [desde, setDesde] = useState(1);
  const muestra = useQuery({
    ...consultaDe(verMuestraDeEtiquetas, { query: { ...asentado, simbolo: dicen.simbolo } as never }),
    placeholderData: keepPreviousData,
  });
  const documento = useDocumento();
  const preparar = useComando(prepararEtiquetas);
  const avisos = useAvisos();

  const imprimir = async () => {
    try {
      const { id } = await preparar.mutateAsync({
        body: { que: pedido as never, dicen, formato: sinId(formato), desde },
      });
      documento.bajar(imprimirEtiquetas, { params: { id } }, 'etiquetas.pdf');
    } catch (error) {
      avisos.error(error);
    }
  };
  const elegirFormato = (elegido: FormatoDeEtiqueta) => {
    setFormato(elegido);
    if (desde > porHoja(elegido)) setDesde(1);
  };
  return (
    <Pagina
      titulo={t('etiquetas.titulo')}
      acciones={
        <BotonDeDocumento
          documento={documento}
          texto={t('etiquetas.bajar')}
          disabled={preparar.isPending || (muestra.data?.etiquetas ?? 0) === 0}
          onPedir={() => void imprimir()}
        />
      }
    >
      <Box sx={columnas}>
        <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
          <CuantasEtiquetas pedido={pedido} muestra={muestra.data} onCambio={cambiar} />
          <CamposDeFormato formato={formato} desde={desde} onFormato={elegirFormato} onDesde={setDesde} />
          <CamposDeTexto dicen={dicen} onCambio={(cambio) => setDicen({ ...dicen, ...cambio })} />
          <Impresiones documento={documento} />
        </Box>
        <VistaPrevia
          consulta={muestra}
          falta={nadaElegido(pedido) ? 'elegi' : pideLista(muestra.error) ? 'elegiLista' : undefined}
          formato={formato}
          desde={desde}
          dicen={dicen}
          onDesde={setDesde}
        />
      </Box>
    </Pagina>
  );
}

/** A batch of several listas whose labels say the price of one: which one, only the server knows to ask. */
const pideLista = (error: unknown): boolean =>
  error instanceof PedidoRechazado && error.issues.some(({ path }) => path[0] === 'listaId');

/** A format of one's own carries its id, which the paper has not. */
const sinId = ({ id: _, ...formato }: FormatoDeEtiqueta & { readonly id?: string }): FormatoDeEtiqueta => formato;

const columnas = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 400px) minmax(0, 1fr)' },
} as const;
