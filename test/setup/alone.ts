import './failOnConsole';
import './untimed';
