import '../closed';
import './hooks';
