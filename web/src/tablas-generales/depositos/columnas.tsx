import type { Deposito } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { CLASES } from '@trastienda/nucleo/tablas-generales/deposito.ts';
import { useTranslation } from 'react-i18next';
import { ConMarca, useFiltroDeEstado, useFiltroDeSiNo } from '#tablas-generales/estado-de-fila.tsx';
import { oVacio } from '#ui/formato/formato.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { EstadoDeDeposito } from './estado-de-deposito.tsx';

export function useColumnas(buscar: string | undefined): readonly Columna<Deposito>[] {
  const { t } = useTranslation('tablasGenerales');
  const siNo = useFiltroDeSiNo();
  const estado = useFiltroDeEstado('m');
  return [
    {
      id: 'codigo',
      titulo: t('comun.codigo'),
      ancho: 112,
      fija: true,
      ordenable: true,
      filtro: { tipo: 'texto' },
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
      filtro: { tipo: 'texto' },
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
      filtro: { tipo: 'texto' },
      celda: ({ sucursal }) => <Resaltado texto={oVacio(sucursal)} buscar={buscar} />,
    },
    {
      id: 'clase',
      titulo: t('depositos.clase'),
      ancho: 130,
      ordenable: true,
      ocultaBajo: 'md',
      filtro: entreFijos(CLASES, (clase) => t(`depositos.claseDe.${clase}`)),
      celda: ({ clase }) => t(`depositos.claseDe.${clase}`),
    },
    {
      id: 'vendible',
      titulo: t('depositos.vendible'),
      ancho: 100,
      ocultaBajo: 'md',
      filtro: siNo,
      celda: ({ vendible }) => t(vendible ? 'comun.si' : 'comun.no'),
    },
    {
      id: 'estado',
      titulo: t('comun.estado'),
      ancho: 156,
      filtro: estado,
      celda: (deposito) => <EstadoDeDeposito deposito={deposito} />,
    },
  ];
}
