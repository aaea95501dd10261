import type { Deposito } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { ConMarca } from '#tablas-generales/estado-de-fila.tsx';
import { oVacio } from '#ui/formato.ts';
import { Resaltado } from '#ui/resaltado.tsx';
import type { Columna } from '#ui/tabla-tipos.ts';
import { EstadoDeDeposito } from './estado-de-deposito.tsx';

export function useColumnas(buscar: string | undefined): readonly Columna<Deposito>[] {
  const { t } = useTranslation('tablasGenerales');
  return [
    {
      id: 'codigo',
      titulo: t('comun.codigo'),
      ancho: 112,
      fija: true,
      ordenable: true,
      celda: ({ codigo }) => (
        <b>
          <Resaltado texto={codigo} buscar={buscar} />
        </b>
      ),
    },
    {
      id: 'nombre',
      titulo: t('depositos.deposito'),
      anchoMinimo: 180,
      ordenable: true,
      celda: ({ nombre, principal }) => (
        <ConMarca marca={principal && t('depositos.principal')}>
          <Resaltado texto={nombre} buscar={buscar} />
        </ConMarca>
      ),
    },
    {
      id: 'sucursal',
      titulo: t('comun.sucursal'),
      anchoMinimo: 140,
      ordenable: true,
      celda: ({ sucursal }) => <Resaltado texto={oVacio(sucursal)} buscar={buscar} />,
    },
    {
      id: 'clase',
      titulo: t('depositos.clase'),
      ancho: 130,
      ordenable: true,
      ocultaBajo: 'md',
      celda: ({ clase }) => t(`depositos.claseDe.${clase}`),
    },
    {
      id: 'vendible',
      titulo: t('depositos.vendible'),
      ancho: 100,
      ocultaBajo: 'md',
      celda: ({ vendible }) => t(vendible ? 'comun.si' : 'comun.no'),
    },
    {
      id: 'estado',
      titulo: t('comun.estado'),
      ancho: 156,
      celda: (deposito) => <EstadoDeDeposito deposito={deposito} />,
    },
  ];
}
